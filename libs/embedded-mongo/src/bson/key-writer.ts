import { createHash } from 'node:crypto';
import { notSupported } from '../errors.ts';
import { orderedNames } from './codec.ts';
import { type Doc, RANK, rank, tag, toNumber } from './types.ts';

/** Longer strings and binaries are cut to this length and end with a digest: long texts would bloat an index. */
const MAX_VALUE_BYTES = 512;
const DIGEST_BYTES = 16;

export const notComparable = (value: unknown) =>
  notSupported(`A condition, a sort or an index that meets a ${tag(value) ?? 'date so far away'}`);

/** The bytes of a binary value of either representation. */
export function binaryBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  const binary = value as { buffer: Uint8Array; position: number };
  return binary.buffer.subarray(0, binary.position);
}

/**
 * Writes values as bytes whose `memcmp` order is MongoDB's order of values: by type rank first, then by content.
 * Missing equals null, int equals double of the same value, -0 equals 0, NaN is the smallest number. Strings and names
 * end with 00 00, and 00 is escaped as 00 FF; a cut string ends with 00 01 and 16 bytes of its SHA-256.
 */
class KeyWriter {
  readonly #longest: number;
  /** What comes after the rank of a value. */
  static readonly #CONTENT: Record<number, (writer: KeyWriter, value: never) => void> = {
    [RANK.number]: (writer, value) => writer.#number(value),
    [RANK.string]: (writer, value) => writer.#text(Buffer.from(String(value))),
    [RANK.document]: (writer, value) => writer.#document(value),
    [RANK.array]: (writer, value) => writer.#array(value),
    [RANK.binary]: (writer, value) => writer.#binary(value),
    [RANK.objectId]: (writer, value: { id: Uint8Array }) => writer.bytes(value.id),
    [RANK.boolean]: (writer, value) => writer.byte(value ? 1 : 0),
    [RANK.date]: (writer, value: Date) => writer.#integer(BigInt(value.getTime()) ^ (1n << 63n), 8),
  };
  #bytes = Buffer.allocUnsafe(192);
  #length = 0;
  /** A value was cut: the digest preserves equality, but the order of such values is arbitrary. */
  cut = false;

  /** @param longest strings and binaries with more bytes are cut */
  constructor(longest = MAX_VALUE_BYTES) {
    this.#longest = longest;
  }

  get length(): number {
    return this.#length;
  }

  /** The bytes written so far. */
  take(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  /** Inverts the bytes since `from`, which reverses their order, for a descending field. */
  invert(from: number): void {
    for (let i = from; i < this.#length; i++) this.#bytes[i] = (this.#bytes[i] as number) ^ 0xff;
  }

  value(value: unknown): void {
    const order = rank(value);
    if (order === RANK.other) throw notComparable(value);
    this.byte(order);
    KeyWriter.#CONTENT[order]?.(this, value as never);
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A double whose bytes sort by value, then the part of a Long beyond a double's precision. */
  #number(value: unknown): void {
    this.#reserve(10);
    const start = this.#length;
    const number = toNumber(value);
    this.#length = this.#bytes.writeDoubleBE(number === 0 ? 0 : number, start);
    const first = this.#bytes[start] as number;
    if (first & 0x80) this.invert(start);
    else this.#bytes[start] = first | 0x80;
    if (Number.isNaN(number)) this.#bytes.fill(0, start, this.#length);
    this.#length = this.#bytes.writeUInt16BE(residue(value) + 0x8000, this.#length);
  }

  #integer(bits: bigint, bytes: number): void {
    const whole = Buffer.allocUnsafe(8);
    whole.writeBigUInt64BE(BigInt.asUintN(64, bits));
    this.bytes(whole.subarray(-bytes));
  }

  #array(values: readonly unknown[]): void {
    for (const value of values) this.value(value);
    this.byte(0);
  }

  #document(doc: Doc): void {
    for (const name of orderedNames(doc)) {
      const value = doc[name];
      this.byte(rank(value));
      this.#text(Buffer.from(name));
      this.value(value);
    }
    this.byte(0);
  }

  #binary(value: unknown): void {
    const bytes = binaryBytes(value);
    this.#integer(BigInt(bytes.length), 4);
    this.byte((value as { sub_type?: number }).sub_type ?? 0);
    this.bytes(bytes.subarray(0, this.#longest));
    if (bytes.length > this.#longest) this.#digest(bytes);
  }

  #text(bytes: Buffer): void {
    const used = bytes.subarray(0, this.#longest);
    for (let start = 0; ; ) {
      const zero = used.indexOf(0, start);
      this.bytes(used.subarray(start, zero < 0 ? used.length : zero + 1));
      if (zero < 0) break;
      this.byte(0xff);
      start = zero + 1;
    }
    this.byte(0);
    this.byte(bytes.length <= this.#longest ? 0 : 1);
    if (bytes.length > this.#longest) this.#digest(bytes);
  }

  #digest(bytes: Uint8Array): void {
    this.cut = true;
    this.bytes(createHash('sha256').update(bytes).digest().subarray(0, DIGEST_BYTES));
  }

  #reserve(extra: number): void {
    if (this.#length + extra <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + extra));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}

/** The part of a Long beyond 2^53 that a double cannot represent; it decides between equal doubles. */
function residue(value: unknown): number {
  if (tag(value) !== 'Long') return 0;
  const long = value as { toNumber(): number; toBigInt(): bigint };
  const near = long.toNumber();
  return Number.isSafeInteger(near) ? 0 : Number(long.toBigInt() - BigInt(near));
}

/** The whole of a value, uncut. */
export function wholeKey(value: unknown): Buffer {
  const writer = new KeyWriter(Infinity);
  writer.value(value);
  return writer.take();
}

/** Encodes an index key: one value and one direction (1 or -1) per field. */
export function encodeKey(values: readonly unknown[], directions: readonly number[]): { key: Buffer; cut: boolean } {
  const writer = new KeyWriter();
  for (let i = 0; i < values.length; i++) {
    const start = writer.length;
    writer.value(values[i]);
    if ((directions[i] as number) < 0) writer.invert(start);
  }
  return { key: writer.take(), cut: writer.cut };
}

/** A text that equal values of one decoding share, and others do not. Most need no key: theirs is ten times faster. */
export function keyText(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  if (Number.isSafeInteger(value)) return `n${value}`;
  return wholeKey(value).toString('latin1');
}
