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
