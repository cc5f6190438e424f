import { crc32 } from 'node:zlib';
import { DBRef, Timestamp } from 'bson';
import { decode, unfaithful, withIdFirst } from '../bson/codec.ts';
import { isDoc, isRegex } from '../bson/types.ts';
import { CommandError, damaged, location, notSupported } from '../errors.ts';
import { MAX_DOCUMENT_BYTES } from '../wire/message.ts';
import type { Batch } from './batch.ts';
import type { Collection } from './collection.ts';
import { moveAllEntries } from './index-entries.ts';
import { type KeyValueReader, scan } from './key-value.ts';
import { afterPrefix, ID_BYTES, idRange, recordId, recordKey } from './keys.ts';

/** A stored document: its record id and its bytes. */
export interface Stored {
  readonly record: Buffer;
  readonly raw: Buffer;
}

/** The bytes of a document; `undefined` if it was removed. */
export function readRecord(reader: KeyValueReader, collection: Collection, record: Buffer): Buffer | undefined {
  const stored = reader.get(recordKey(collection.id, record));
  return stored && unsealed(stored);
}

/** The documents of a collection after a record, in the order in which they were inserted, or in reverse. */
export function* readRecords(reader: KeyValueReader, { id }: Collection, reverse = false, after = recordId(0)) {
  const [, high] = idRange(id);
  const low = afterPrefix(recordKey(id, after));
  for (const { key, value } of scan(reader, low, high, reverse))
    yield { record: key.subarray(ID_BYTES), raw: unsealed(value) };
}

/** Stores a new document, with a new `_id` if it has none. */
export function insertRecord(batch: Batch, collection: Collection, bytes: Buffer): void {
  const raw = withIdFirst(bytes);
  if (raw.length > MAX_DOCUMENT_BYTES)
    throw new CommandError(10334, 'BSONObjectTooLarge', `object to insert too large: ${raw.length} bytes`);
  const doc = decode(raw);
  checkId(doc._id);
  checkDepth(doc);
  const record = recordId(batch.catalog.nextRecord(collection.id));
  batch.attempt(() => {
    moveAllEntries({ batch, collection, record }, undefined, doc);
    batch.put(recordKey(collection.id, record), sealed(raw));
  });
  batch.addDocuments(collection, 1);
}

/** Replaces a stored document by one with the same `_id`. */
export function replaceRecord(batch: Batch, collection: Collection, stored: Stored, raw: Buffer): void {
  if (raw.length > MAX_DOCUMENT_BYTES)
    throw location(17419, `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`);
  const before = decode(stored.raw);
  const after = decode(raw);
  checkDepth(after);
  const { record } = stored;
  batch.attempt(() => {
    moveAllEntries({ batch, collection, record }, before, after);
    batch.put(recordKey(collection.id, record), sealed(raw));
  });
}

export function removeRecord(batch: Batch, collection: Collection, { record, raw }: Stored): void {
  moveAllEntries({ batch, collection, record }, decode(raw), undefined);
  batch.delete(recordKey(collection.id, record));
  batch.addDocuments(collection, -1);
}

/** MongoDB's limit. What is much deeper could be written, and then no longer read. */
const MAX_DEPTH = 200;

function checkDepth(value: unknown, left = MAX_DEPTH): void {
  if (value === undefined) throw unfaithful();
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (value instanceof DBRef) throw unfaithful();
  // MongoDB would store the time instead.
  if (value instanceof Timestamp && value.isZero()) throw notSupported('A timestamp of zero');
  if (left < 0) throw new CommandError(15, 'Overflow', `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
  for (const part of Object.values(value)) checkDepth(part, left - 1);
}

function checkId(id: unknown): void {
  const type = Array.isArray(id) ? 'array' : isRegex(id) ? 'regex' : undefined;
  if (type) throw new CommandError(53, 'InvalidIdField', `The '_id' value cannot be of type ${type}`);
  const operator = isDoc(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (operator) throw new CommandError(52, 'DollarPrefixedFieldName', `_id fields may not contain '${operator}'`);
}

const CHECKSUM_BYTES = 4;

/** A document as it is stored: its BSON and its CRC-32. */
function sealed(raw: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(raw.length + CHECKSUM_BYTES);
  raw.copy(stored);
  stored.writeUInt32BE(crc32(raw), raw.length);
  return stored;
}

/**
 * The BSON of a stored document, which begins with its length.
 * @throws CommandError if a bit of the document was changed on the disk
 */
function unsealed(stored: Buffer): Buffer {
  const length = stored.length < CHECKSUM_BYTES ? -1 : stored.readInt32LE(0);
  const raw = stored.subarray(0, -CHECKSUM_BYTES);
  if (length === raw.length && crc32(raw) === stored.readUInt32BE(length)) return raw;
  throw damaged('A document in the data folder was damaged on the disk: restore the site from a backup');
}
