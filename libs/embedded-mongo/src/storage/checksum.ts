import { crc32 } from 'node:zlib';
import { damaged } from '../errors.ts';

const CHECKSUM_BYTES = 4;

/** A document as it is stored: its BSON and its CRC-32. */
export function sealed(raw: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(raw.length + CHECKSUM_BYTES);
  raw.copy(stored);
  stored.writeUInt32BE(crc32(raw), raw.length);
  return stored;
}

/**
 * The BSON of a stored document, which begins with its length. Documents of the first release have no checksum.
 * @throws CommandError if a bit of the document was changed on the disk
 */
export function unsealed(stored: Buffer): Buffer {
  const length = stored.length < CHECKSUM_BYTES ? -1 : stored.readInt32LE(0);
  if (length === stored.length) return stored;
  const raw = stored.subarray(0, -CHECKSUM_BYTES);
  if (length === raw.length && crc32(raw) === stored.readUInt32BE(length)) return raw;
  throw damaged('A document in the data folder was damaged on the disk: restore the site from a backup');
}
