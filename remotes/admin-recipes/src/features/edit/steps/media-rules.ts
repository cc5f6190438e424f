import { mediaTypeOf } from '@tdt/domain/recipes';
import type { MediaValue } from '../recipe-values.ts';

/** Whether the page plays it itself, with captions: YouTube's player has its own. */
export const isFilm = ({ type, url, file }: MediaValue): boolean =>
  type === 'video' && (file !== undefined || mediaTypeOf(url) === 'video');
