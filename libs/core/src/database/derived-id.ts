import { createHash } from 'node:crypto';

/** Namespace of ids that follow from what a document is about: a random UUID, never to change. */
const NAMESPACE = Buffer.from('b7e0a1f4c35d4e0c8a6f2d9417c8530e', 'hex');

/**
 * The UUID (version 5, RFC 9562) of a key such as `country:JP`. Seeding twice, or by two processes at once, then meets
 * the same document, and the unique index on `_id` settles it.
 */
export function derivedId(key: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(key, 'utf8').digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
