import { deserialize, ObjectId, serialize } from 'bson';
import { notSupported } from '../errors.ts';
import type { Doc } from './types.ts';

/**
 * Decodes to plain JavaScript values, for matching, sorting and aggregation. Int and double become the same type; a
 * regular expression stays what it is, since JavaScript's has no option `x`.
 * @param rawMember an array whose elements are left as bytes
 */
export const decode = (bytes: Uint8Array, rawMember?: string): Doc =>
  deserialize(bytes, { bsonRegExp: true, ...(rawMember && { fieldsAsRaw: { [rawMember]: true } }) });

/** Decodes to wrapped values (`Int32`, `Double`, `Long`, `BSONRegExp`): encoding the result returns the same bytes. */
export function decodeExact(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

/** Like `decodeExact`. Refuses documents that would not stay as they are, see `orderedNames`. */
export function decodeFaithfully(bytes: Buffer): Doc {
  const doc = decodeExact(bytes);
  if (!encode(doc).equals(bytes)) throw unfaithful();
  return doc;
}

/** The error for documents that the BSON library changes. */
export const unfaithful = () =>
  notSupported('The type undefined, or the order of numbers or of $ref and $id as names of fields,');

/** Names of fields in their order. Refuses those whose order is lost: JavaScript moves names such as '1' to the front. */
export function orderedNames(doc: Doc): string[] {
  const names = Object.keys(doc);
  if (names.length > 1 && /^(0|[1-9]\d{0,9})$/.test(names[0] as string)) throw unfaithful();
  return names;
}

export const encode = (doc: Doc): Buffer => asBuffer(serialize(doc, { ignoreUndefined: true }));

export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Decodes only the wanted top-level fields: several times faster than decoding everything, if there are few. */
export function decodeFields(bytes: Buffer, wanted: ReadonlySet<string>): Doc {
  const parts: Buffer[] = [];
  eachElement(bytes, (_type, name, start, _value, end) => {
    if (wanted.has(name)) parts.push(bytes.subarray(start, end));
    return parts.length === wanted.size;
  });
  return decode(assemble(parts));
}

/** The document with `_id` as its first element, which is added if missing. */
export function withIdFirst(raw: Buffer): Buffer {
  let [from, to] = [0, 0];
  const isId = (_type: number, name: string, start: number, _value: number, end: number) => {
    if (name === '_id') [from, to] = [start, end];
    return name === '_id';
  };
  eachElement(raw, isId);
  if (from === 4) return raw;
  if (to === 0) return assemble([elementsOf(encode({ _id: new ObjectId() })), elementsOf(raw)]);
  return assemble([raw.subarray(from, to), raw.subarray(4, from), raw.subarray(to, -1)]);
}

/** The encoded elements of a document. */
export const elementsOf = (bytes: Buffer): Buffer => bytes.subarray(4, -1);

/** Joins encoded elements, or parts of them, into one document. */
export function assemble(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), ...parts, Buffer.alloc(1)]);
  whole.writeInt32LE(whole.length);
  return whole;
}

/** Type and name of an element, and where it begins, where its value begins, and where it ends. */
type Visit = (type: number, name: string, start: number, value: number, end: number) => unknown;

/** Visits the elements of the document or array at `from`, until `visit` returns true. */
export function eachElement(bytes: Buffer, visit: Visit, from = 0): void {
  const last = from + bytes.readInt32LE(from) - 1;
  for (let at = from + 4; at < last; ) {
    const type = bytes[at] as number;
    const value = bytes.indexOf(0, at + 1) + 1;
    const end = elementEnd(bytes, type, value);
    // Nothing has checked a new document before: with a wrong length this would never end.
    if (value <= at || !(end >= value && end <= last)) throw new Error('a document with an element of a wrong length');
    if (visit(type, bytes.toString('utf8', at + 1, value - 1), at, value, end) === true) return;
    at = end;
  }
}

/** Element types that contain elements. */
export const BSON_DOCUMENT = 3;
export const BSON_ARRAY = 4;

/** Bytes of values by their types. */
const FIXED = mapOf('1:8 6:0 7:12 8:1 9:8 10:0 16:4 17:8 18:8 19:16 127:0 255:0');

/** Types whose values begin with a length, and how many more bytes than that they have. */
const WITH_LENGTH = mapOf('2:4 3:0 4:0 5:5 12:16 13:4 14:4 15:0');
const REGEX = 11;

/** Offset after the element whose value starts at `at`. Types: https://bsonspec.org/spec.html */
function elementEnd(bytes: Buffer, type: number, at: number): number {
  const fixed = FIXED.get(type);
  if (fixed !== undefined) return at + fixed;
  const more = WITH_LENGTH.get(type);
  if (more !== undefined) return at + more + bytes.readInt32LE(at);
  if (type === REGEX) return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1;
  throw new Error(`a document with an element of type ${type}`);
}

function mapOf(pairs: string): ReadonlyMap<number, number> {
  return new Map(pairs.split(' ').map((pair) => pair.split(':').map(Number) as [number, number]));
}
