/**
 * The layout of the one ordered key space:
 *   [1]['c:' namespace]        definition of a collection (BSON)
 *   [1]['n:' collection id]    number of its documents
 *   [1]['f:' index id]         flags of an index: multikey, cut
 *   [1]['r:' session id]       last retryable write of a session and its reply (BSON)
 *   [1]['w:' id]               mark of a collection or index that is to be wiped, or not yet built
 *   [collection id][record id] a document (BSON as the client sent it, then its checksum)
 *   [index id][key][record id] an index entry; a unique index has no record id in its key
 * Ids are unsigned 32-bit, record ids 48-bit, all big-endian, so that `memcmp` order is numeric order.
 */
const META = 1;
/** Smallest id of a collection or index; lower ids are reserved. */
export const FIRST_ID = 16;
export const ID_BYTES = 4;
const RECORD_ID_BYTES = 6;

export function idPrefix(id: number): Buffer {
  const key = Buffer.allocUnsafe(4);
  key.writeUInt32BE(id);
  return key;
}

/** Lower bound (inclusive) and upper bound (exclusive) of all keys under an id. */
export const idRange = (id: number): [Buffer, Buffer] => [idPrefix(id), idPrefix(id + 1)];

export function recordId(sequence: number): Buffer {
  const id = Buffer.allocUnsafe(RECORD_ID_BYTES);
  id.writeUIntBE(sequence, 0, RECORD_ID_BYTES);
  return id;
}

/** The number in the key of a document. */
export const recordNumber = (key: Buffer): number => key.readUIntBE(ID_BYTES, RECORD_ID_BYTES);

export const recordKey = (collectionId: number, record: Buffer): Buffer =>
  Buffer.concat([idPrefix(collectionId), record]);

const metaKey = (kind: string, ...rest: Uint8Array[]): Buffer =>
  Buffer.concat([idPrefix(META), Buffer.from(kind), ...rest]);

export const catalogKey = (namespace: string): Buffer => metaKey('c:', Buffer.from(namespace));
export const countKey = (collectionId: number): Buffer => metaKey('n:', idPrefix(collectionId));
export const flagsKey = (indexId: number): Buffer => metaKey('f:', idPrefix(indexId));
export const wipeKey = (id: number): Buffer => metaKey('w:', idPrefix(id));
export const retryKey = (session: Uint8Array): Buffer => metaKey('r:', session);
/** Lower and upper bound of the keys of a kind. */
const allOf = (prefix: Buffer): [Buffer, Buffer] => [prefix, afterPrefix(prefix)];
export const CATALOG_KEYS = allOf(metaKey('c:'));
export const RETRY_KEYS = allOf(metaKey('r:'));
export const WIPE_KEYS = allOf(metaKey('w:'));

/** The smallest key greater than every key that starts with `prefix`. */
export function afterPrefix(prefix: Buffer): Buffer {
  const next = Buffer.from(prefix);
  for (let i = next.length - 1; i >= 0; i--) {
    if (next[i] === 0xff) continue;
    next[i] = (next[i] as number) + 1;
    return next.subarray(0, i + 1);
  }
  return Buffer.alloc(prefix.length + 1, 0xff);
}
