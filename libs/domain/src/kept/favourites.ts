import { PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { isUuid } from '../text/slug.ts';

/** The first hundred ids of a stored text; none when the text is not a list of ids. */
export function parseFavourites(stored: string): string[] {
  try {
    const found = (JSON.parse(stored) as unknown[]).filter((id) => typeof id === 'string' && isUuid(id)) as string[];
    return [...new Set(found.map((id) => id.toLowerCase()))].slice(0, PAGE_SIZE_MAX);
  } catch {
    return [];
  }
}
