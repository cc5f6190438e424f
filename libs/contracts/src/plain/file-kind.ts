/** What a file is by its bytes: `UPLOAD_KINDS` are stored, the others are known to say what to do with them. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'mp4' | 'webm' | 'avif' | 'gif' | 'heic' | 'mov' | 'svg';

/** How files begin, in Latin-1. */
const BEGINNINGS: readonly (readonly [FileKind, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
];

/** Brands of ISO base media files (https://mp4ra.org/registered-types/brands). */
const BRANDS: readonly (readonly [FileKind, RegExp])[] = [
  ['mp4', /isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash/],
  ['mov', /qt {2}/],
  ['avif', /avi[fs]/],
  ['heic', /hei[cxms]|hev[cxms]|mif1|msf1/],
];

/** Bytes at the beginning of a file that tell its kind. */
export const FILE_HEAD_BYTES = 4096;
const EBML = '\x1aE\xdf\xa3';
const EBML_BYTES = 64;
const WEBM = 'B\x82\x84webm';

/** The kind of a file by its first bytes; `null` for one that the site knows nothing about. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, FILE_HEAD_BYTES));
  const found = BEGINNINGS.find(([, beginning]) => head.startsWith(beginning));
  if (found) return found[0];
  const brand = head.slice(8, 12);
  if (head.startsWith('RIFF')) return brand === 'WEBP' ? 'webp' : null;
  if (head.startsWith('ftyp', 4)) return BRANDS.find(([, brands]) => brands.test(brand))?.[0] ?? null;
  // Other files of this container have another document type.
  if (head.startsWith(EBML)) return head.slice(0, EBML_BYTES).includes(WEBM) ? 'webm' : null;
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|[?!])/i.test(head) && /<svg\s/i.test(head) ? 'svg' : null;
}
