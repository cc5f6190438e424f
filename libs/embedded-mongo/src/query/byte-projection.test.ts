import { Binary, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import { decodeExact, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { decodingProjector } from './decoding-projection.ts';
import { compileProjection, readProjection } from './projection.ts';

type Random = () => number;

/** A reproducible generator (mulberry32). */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NAMES = ['a', 'b', 'c', 'é', 'ab', 'name', '__proto__x', 'kind'];
const one = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

const SCALARS: readonly ((random: Random) => unknown)[] = [
  (random) => new Int32(Math.floor(random() * 3)),
  (random) => new Double(Math.floor(random() * 3)),
  () => Long.fromNumber(2 ** 40),
  () => Decimal128.fromString('1.10'),
  (random) => one(['', 'x', 'œuf', 'y'.repeat(200)], random),
  () => new Date(1.7e12),
  () => null,
  () => true,
  () => /^x/i,
  () => new ObjectId('0123456789abcdef01234567'),
  () => new Binary(Buffer.from([1, 2, 3])),
];

function anyValue(random: Random, depth: number): unknown {
  const choice = random();
  if (depth > 0 && choice < 0.3) return anyDoc(random, depth - 1);
  if (depth > 0 && choice < 0.6)
    return Array.from({ length: Math.floor(random() * 4) }, () => anyValue(random, depth - 1));
  return one(SCALARS, random)(random);
}

const anyDoc = (random: Random, depth: number): Doc =>
  Object.fromEntries(
    NAMES.filter(() => random() < 0.6)
      .sort(() => random() - 0.5)
      .map((name) => [name, anyValue(random, depth)]),
  );

const CONDITIONS: readonly Doc[] = [
  { kind: 'x' },
  { a: 1 },
  { $gt: 0 },
  { $eq: null },
  { 'a.b': { $exists: true } },
  { $or: [{ a: 1 }, { b: 'x' }] },
];

function anyProjection(random: Random): Doc {
  const path = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => one(NAMES, random)).join('.');
  const projection: Doc = Object.fromEntries(Array.from({ length: 1 + Math.floor(random() * 3) }, () => [path(), 1]));
  if (random() < 0.5) projection[one(NAMES, random)] = { $elemMatch: one(CONDITIONS, random) };
  if (random() < 0.3) projection._id = 0;
  return projection;
}

/** The bytes, or the refusal of arrays of arrays. */
function outcome(project: () => Buffer): string {
  try {
    return project().toString('hex');
  } catch (error) {
    return String(error);
  }
}

describe('a projection of encoded documents', () => {
  it('returns the same bytes as the decoding projector', () => {
    const random = seededRandom(20_261_122);
    for (let round = 0; round < 4000; round += 1) {
      const raw = encode({ _id: round, ...anyDoc(random, 3) });
      const projection = anyProjection(random);
      const expected = outcome(() => decodingProjector(readProjection(projection))(raw));
      const shown = JSON.stringify({ round, projection });
      expect(
        outcome(() => compileProjection(projection)(raw)),
        shown,
      ).toBe(expected);
    }
  });

  it('keeps the order of names that look like numbers', () => {
    const raw = encode(
      new Map<string, unknown>([
        ['b', 1],
        ['2', 'two'],
        ['1', 'one'],
      ]) as unknown as Doc,
    );
    const projected = compileProjection({ '1': 1, '2': 1 })(raw);
    expect(projected.indexOf('two')).toBeLessThan(projected.indexOf('one'));
  });

  it('treats names of object members as ordinary fields', () => {
    const raw = encode({ _id: 1, constructor: { x: 1, name: 'a' } });
    compileProjection({ '__proto__.x': 1, 'constructor.name': 1 });
    expect(decodeExact(compileProjection({ _id: 0, 'constructor.x': 1 })(raw))).toEqual({
      constructor: { x: new Int32(1) },
    });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('grows its buffer for a larger document', () => {
    const project = compileProjection({ text: 1 });
    for (const length of [10, 100_000, 20]) {
      const text = 'x'.repeat(length);
      expect(decodeExact(project(encode({ other: 1, text })))).toEqual({ text });
    }
  });
});
