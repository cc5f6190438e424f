import { deserialize, serialize } from 'bson';
import type { Doc } from './types.ts';

/** Decodes to plain JavaScript values, for matching, sorting and aggregation. Int and double become the same type. */
export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteBuffers: false, promoteLongs: true });
}

/** Decodes to wrapped values (`Int32`, `Double`, `Long`, `BSONRegExp`): encoding the result returns the same bytes. */
export function decodeExact(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Decodes only the wanted top-level fields: several times faster than decoding everything, if there are few. */
export function decodeFields(bytes: Buffer, wanted: ReadonlySet<string>): Doc {
  const parts: Buffer[] = [];
  let length = 5;
  const end = bytes.length - 1;
  for (let at = 4; at < end && parts.length < wanted.size; ) {
    const nameEnd = bytes.indexOf(0, at + 1);
    const next = elementEnd(bytes, bytes[at] as number, nameEnd + 1);
    if (wanted.has(bytes.toString('utf8', at + 1, nameEnd))) {
      parts.push(bytes.subarray(at, next));
      length += next - at;
    }
    at = next;
  }
  return decode(assemble(parts, length));
}

/** Element types that contain elements. */
export const BSON_DOCUMENT = 3;
export const BSON_ARRAY = 4;

/** Joins encoded elements into one document of `length` bytes. */
function assemble(elements: Buffer[], length: number): Buffer {
  const out = Buffer.allocUnsafe(length);
  out.writeInt32LE(length, 0);
  let at = 4;
  for (const element of elements) at += element.copy(out, at);
  out[at] = 0;
  return out;
}

/** Bytes of values by their types. */
const FIXED = mapOf('1:8 6:0 7:12 8:1 9:8 10:0 16:4 17:8 18:8 19:16 127:0 255:0');

/** Types whose values begin with a length, and how many more bytes than that they have. */
const WITH_LENGTH = mapOf('2:4 3:0 4:0 5:5 12:16 13:4 14:4 15:0');
const REGEX = 11;

/** Offset after the element whose value starts at `at`. Types: https://bsonspec.org/spec.html */
export function elementEnd(bytes: Buffer, type: number, at: number): number {
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
