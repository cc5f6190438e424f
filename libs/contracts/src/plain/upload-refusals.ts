import type { FileKind } from './file-kind.ts';
import { UPLOAD_KINDS, UPLOAD_MESSAGES, type UploadFolder, uploadBytesMax } from './media.ts';

const NAME_MAX = 80;

/** What to do with a file of a kind that the site does not store. */
const INSTEAD: Partial<Record<FileKind, string>> = {
  avif: 'est une image AVIF : exportez-la en JPG, puis renvoyez-la.',
  gif: 'est un GIF : exportez-le en JPG ou en PNG, puis renvoyez-le.',
  heic: 'est une photo HEIC : exportez-la en JPG, puis renvoyez-la.',
  mov: 'est une vidéo MOV : exportez-la en MP4, puis renvoyez-la.',
  svg: 'est un dessin SVG : exportez-le en PNG, puis renvoyez-le.',
};

/** Why a file is not taken, as the form says before it is sent and the server says of what it was sent. */
export interface UploadRefusal {
  code: 'TOO_LARGE' | 'UNSUPPORTED_TYPE' | 'VALIDATION_FAILED';
  /** One sentence for the editor. */
  detail: string;
}

/**
 * All that can be wrong with a file.
 * @param name what the browser calls it; it only appears in sentences
 */
export function uploadRefusals(folder: UploadFolder, name: string) {
  const file = shown(name);
  const texts = textsOf(folder, file);
  const refusal = (code: UploadRefusal['code'], detail: string): UploadRefusal => ({ code, detail });
  return {
    empty: refusal('VALIDATION_FAILED', `${file} est vide : choisissez un autre fichier.`),
    tooLarge: refusal('TOO_LARGE', texts.tooLarge),
    /** `kind`: what the file is. */
    wrongType(kind: FileKind | null) {
      const instead = kind && INSTEAD[kind];
      return refusal('UNSUPPORTED_TYPE', instead ? `${file} ${instead}` : texts.type);
    },
    damaged: refusal('VALIDATION_FAILED', `${file} est abîmé ou incomplet : exportez-le à nouveau, puis renvoyez-le.`),
    tooManyPixels: refusal('TOO_LARGE', `${file} dépasse 50 mégapixels : réduisez-en les dimensions.`),
    unfitShape: refusal(
      'VALIDATION_FAILED',
      `${file} est trop long pour sa largeur, ou dépasse 12 000 pixels de côté : recadrez-le, puis renvoyez-le.`,
    ),
  };
}

/** Why a file of this kind and size is not taken, before anything is decoded; `null`: it may be. */
export function refusalOf(
  folder: UploadFolder,
  { name, size }: { name: string; size: number },
  kind: FileKind | null,
): UploadRefusal | null {
  const refuse = uploadRefusals(folder, name);
  const taken: readonly FileKind[] = UPLOAD_KINDS[folder === 'recipe-steps-videos' ? 'video' : 'image'];
  const isTaken = kind !== null && taken.includes(kind);
  if (size === 0) return refuse.empty;
  // Of a kind that is known, what to do with it is said first: a smaller one would be refused as well.
  if (size > uploadBytesMax(folder) && (isTaken || kind === null)) return refuse.tooLarge;
  return isTaken ? null : refuse.wrongType(kind);
}

function textsOf(folder: UploadFolder, file: string): { tooLarge: string; type: string } {
  const { coverTooLarge, coverType, dishTooLarge, dishType, mediaTooLarge, mediaType } = UPLOAD_MESSAGES;
  if (folder === 'cover') return { tooLarge: coverTooLarge, type: coverType };
  if (folder === 'plat') return { tooLarge: dishTooLarge(file), type: dishType(file) };
  return { tooLarge: mediaTooLarge, type: folder.startsWith('recipe-steps') ? mediaType : coverType };
}

/** A file's name without its folder, control characters and excessive length. */
export const fileName = (name: string, most: number): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(-most)
    .toWellFormed()
    .trim();

const shown = (name: string): string => fileName(name, NAME_MAX) || 'Ce fichier';
