import { AppError, UPLOAD_MESSAGES, type UploadFolder } from '@tdt/contracts';
import type { FileKind } from '../file-kind.ts';

const NAME_MAX = 80;

/** What to do with a file of a kind that the site does not store. */
const INSTEAD: Partial<Record<FileKind, string>> = {
  avif: 'est une image AVIF : exportez-la en JPG, puis renvoyez-la.',
  gif: 'est un GIF : exportez-le en JPG ou en PNG, puis renvoyez-le.',
  heic: 'est une photo HEIC : exportez-la en JPG, puis renvoyez-la.',
  mov: 'est une vidéo MOV : exportez-la en MP4, puis renvoyez-la.',
  svg: 'est un dessin SVG : exportez-le en PNG, puis renvoyez-le.',
};

/** Refusals of uploaded files, each with one sentence for the editor. */
export interface Refusals {
  empty(): AppError;
  tooLarge(): AppError;
  /** `kind`: what the file is. */
  wrongType(kind: FileKind | null): AppError;
  damaged(cause?: unknown): AppError;
  tooManyPixels(): AppError;
  unfitShape(): AppError;
}

export const noFile = (): AppError => new AppError('VALIDATION_FAILED', { detail: UPLOAD_MESSAGES.noFile });

/** @param name what the browser calls the file; it only appears in sentences */
export function refusalsOf(folder: UploadFolder, name: string): Refusals {
  const file = shown(name);
  const texts = textsOf(folder, file);
  return {
    empty: () => new AppError('VALIDATION_FAILED', { detail: `${file} est vide : choisissez un autre fichier.` }),
    tooLarge: () => new AppError('TOO_LARGE', { detail: texts.tooLarge }),
    wrongType(kind) {
      const instead = kind && INSTEAD[kind];
      return new AppError('UNSUPPORTED_TYPE', { detail: instead ? `${file} ${instead}` : texts.type });
    },
    damaged: (cause) =>
      new AppError(
        'VALIDATION_FAILED',
        { detail: `${file} est abîmé ou incomplet : exportez-le à nouveau, puis renvoyez-le.` },
        { cause },
      ),
    tooManyPixels: () =>
      new AppError('TOO_LARGE', { detail: `${file} dépasse 50 mégapixels : réduisez-en les dimensions.` }),
    unfitShape: () =>
      new AppError('VALIDATION_FAILED', {
        detail: `${file} est trop long pour sa largeur, ou dépasse 12 000 pixels de côté : recadrez-le, puis renvoyez-le.`,
      }),
  };
}

/** The sentences that the browser shows as well. */
function textsOf(folder: UploadFolder, file: string): { tooLarge: string; type: string } {
  const { coverTooLarge, coverType, dishTooLarge, dishType, mediaTooLarge, mediaType } = UPLOAD_MESSAGES;
  if (folder === 'cover') return { tooLarge: coverTooLarge, type: coverType };
  if (folder === 'plat') return { tooLarge: dishTooLarge(file), type: dishType(file) };
  return { tooLarge: mediaTooLarge, type: folder.startsWith('recipe-steps') ? mediaType : coverType };
}

/** A name without its folder, control characters and excessive length. */
const shown = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(-NAME_MAX)
    .trim() || 'Ce fichier';
