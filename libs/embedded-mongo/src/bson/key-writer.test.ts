import { Binary, Double, Int32, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import { decode } from './codec.ts';
import { compare } from './compare.ts';
import { encodeKey } from './key-writer.ts';

/** A reproducible generator. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(20_261_121);
const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
const list = <T>(make: () => T): T[] => Array.from({ length: Math.floor(random() * 3) }, make);

const LETTERS = ['', 'a', 'b', 'é', 'z', '\0', '\u{1f35e}', '\uffff', 'ab'];
const text = () => list(() => pick(LETTERS)).join('');

const SCALARS: readonly (() => unknown)[] = [
  () => pick([0, -0, 1, -1, 1.5, -1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 5e-324, Infinity, -Infinity, NaN]),
  () => random() * 10 ** (random() * 30 - 15) * pick([1, -1]),
  () => new Int32(Math.floor(random() * 10 - 5)),
  () => new Double(Math.floor(random() * 10 - 5)),
  () => Long.fromBigInt(BigInt(Math.floor(random() * 2 ** 52)) * 2047n * pick([1n, -1n])),
  text,
  () => null,
  () => pick([true, false]),
  () => new Date(Math.floor(random() * 4e12 - 2e12)),
  () => ObjectId.createFromTime(Math.floor(random() * 1000)),
  () => new Binary(Buffer.from(text()), pick([0, 4])),
];

function value(depth: number): unknown {
  const choice = random();
  if (depth > 0 && choice < 0.15) return list(() => value(depth - 1));
  if (depth > 0 && choice < 0.3) return Object.fromEntries(list(() => [pick(['a', 'b', 'ab']), value(depth - 1)]));
  return pick(SCALARS)();
}

describe('index keys', () => {
  it('sort as bytes like MongoDB sorts the values', () => {
    const values = Array.from({ length: 700 }, () => value(2));
    const keys = values.map((one) => encodeKey([one], [1]).key);
    for (const [i, a] of values.entries())
      for (const [j, b] of values.entries()) {
        const order = Math.sign(Buffer.compare(keys[i] as Buffer, keys[j] as Buffer));
        if (order !== compare(a, b))
          expect.fail(`${show(a)} against ${show(b)}: keys ${order}, values ${compare(a, b)}`);
      }
  });

  it('sort descending fields in reverse, each field on its own', () => {
    const pairs = Array.from({ length: 250 }, () => [value(1), value(1)] as const);
    const keys = pairs.map((pair) => encodeKey(pair, [1, -1]).key);
    for (const [i, a] of pairs.entries())
      for (const [j, b] of pairs.entries()) {
        const expected = compare(a[0], b[0]) || -compare(a[1], b[1]) || 0;
        const order = Math.sign(Buffer.compare(keys[i] as Buffer, keys[j] as Buffer));
        if (order !== expected) expect.fail(`${show(a)} against ${show(b)}: keys ${order}, values ${expected}`);
      }
  });

  it('distinguish long strings that differ after the cut, and report the cut', () => {
    const start = 'x'.repeat(600);
    const first = encodeKey([`${start}1`], [1]);
    expect(first.cut).toBe(true);
    expect(first.key.equals(encodeKey([`${start}1`], [1]).key)).toBe(true);
    expect(first.key.equals(encodeKey([`${start}2`], [1]).key)).toBe(false);
    expect(first.key.length).toBeLessThan(600);
  });

  it('sort a cut string between its prefix and later strings', () => {
    const cut = encodeKey(['m'.repeat(600)], [1]).key;
    expect(Buffer.compare(encodeKey(['m'.repeat(512)], [1]).key, cut)).toBe(-1);
    expect(Buffer.compare(cut, encodeKey(['n'], [1]).key)).toBe(-1);
  });
});

const show = (one: unknown) => JSON.stringify(one, (_, part) => (typeof part === 'bigint' ? String(part) : part));

it('a date beyond those of JavaScript is refused where it would be compared', () => {
  const bytes = Buffer.from([16, 0, 0, 0, 9, 97, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0]);
  expect(() => encodeKey([decode(bytes).a], [1])).toThrow('date so far away is not supported');
});
