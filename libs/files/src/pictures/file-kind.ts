/** What a file is by its bytes. The site stores the first five; it knows the others to say what to do with them. */
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

/** Bytes that are looked at; the header of WebM is in the first few. */
const HEAD = 4096;
const EBML = '\x1aE\xdf\xa3';
const EBML_BYTES = 64;
const WEBM = 'B\x82\x84webm';

/** The kind of a file by its bytes; `null` for one that the site knows nothing about. */
export function fileKind(bytes: Buffer): FileKind | null {
  const head = bytes.toString('latin1', 0, HEAD);
  const found = BEGINNINGS.find(([, beginning]) => head.startsWith(beginning));
  if (found) return found[0];
  const brand = head.slice(8, 12);
  if (head.startsWith('RIFF')) return brand === 'WEBP' ? 'webp' : null;
  if (head.startsWith('ftyp', 4)) return BRANDS.find(([, brands]) => brands.test(brand))?.[0] ?? null;
  // Other files of this container have another document type.
  if (head.startsWith(EBML)) return head.slice(0, EBML_BYTES).includes(WEBM) ? 'webm' : null;
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|[?!])/i.test(head) && /<svg\s/i.test(head) ? 'svg' : null;
}

/**
 * Whether a file is a complete MP4, by its outermost boxes: none of them ends after the file, and one has the index.
 * Nothing is decoded.
 */
export function isCompleteMp4(bytes: Buffer): boolean {
  let hasIndex = false;
  for (let offset = 0; offset + 8 <= bytes.length; ) {
    const size = boxSize(bytes, offset);
    if (size < 8 || offset + size > bytes.length) return false;
    if (bytes.toString('latin1', offset + 4, offset + 8) === 'moov') hasIndex = true;
    offset += size;
  }
  return hasIndex;
}

function boxSize(bytes: Buffer, offset: number): number {
  const size = bytes.readUInt32BE(offset);
  if (size === 0) return bytes.length - offset;
  if (size !== 1) return size;
  return offset + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(offset + 8)) : 0;
}

/** What follows the header of a WebM file, and contains the rest. */
const SEGMENT = '\x18S\x80g';

/** Whether a WebM file goes as far as it says. Nothing is decoded. */
export function isCompleteWebm(bytes: Buffer): boolean {
  const segment = elementEnd(bytes, 0);
  return bytes.toString('latin1', segment, segment + 4) === SEGMENT && elementEnd(bytes, segment) <= bytes.length;
}

/**
 * Where an element with an identifier of four bytes ends (RFC 8794, sections 4 to 6). One of unknown size, as browsers
 * record films, ends with the file.
 */
function elementEnd(bytes: Buffer, offset: number): number {
  const first = bytes[offset + 4] ?? 0;
  const width = Math.clz32(first) - 23;
  let size = first & (0xff >> width);
  for (let at = 1; at < width; at += 1) size = size * 256 + (bytes[offset + 4 + at] ?? 0);
  return size === 2 ** (7 * width) - 1 ? bytes.length : offset + 4 + width + size;
}
