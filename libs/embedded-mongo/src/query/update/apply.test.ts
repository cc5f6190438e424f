import { Double, Int32, Long } from 'bson';
import { describe, expect, it } from 'vitest';
import { decode, decodeExact, encode } from '../../bson/codec.ts';
import type { Doc } from '../../bson/types.ts';
import { applyUpdate } from './apply.ts';
import type { UpdateStatement } from './types.ts';
import { upsertDocument } from './upsert.ts';

/** Exact types, as in a command. */
const exact = (doc: Doc) => decodeExact(encode(doc));

function statementOf(update: Doc | Doc[], more: Partial<UpdateStatement> = {}): UpdateStatement {
  return { filter: {}, update: exact({ update }).update, ...more };
}

function run(doc: Doc, update: Doc | Doc[], more: Partial<UpdateStatement> = {}): Doc {
  return decode(applyUpdate(encode(doc), statementOf(update, more)));
}

/** Document, update, result. */
const CASES: readonly [doc: Doc, update: Doc, expected: Doc][] = [
  [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
  [{ a: 1 }, { $set: { 'b.c': 2 } }, { a: 1, b: { c: 2 } }],
  [{ a: [1] }, { $set: { 'a.2': 3 } }, { a: [1, null, 3] }],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  [{ a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  [{ a: 2 }, { $mul: { a: 2.5, b: 3 } }, { a: 5, b: 0 }],
  [{ a: 2 }, { $min: { a: 1, b: 1 } }, { a: 1, b: 1 }],
  [{ a: 2 }, { $max: { a: 1 } }, { a: 2 }],
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{}, { $push: { a: 2 } }, { a: [2] }],
  [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3], $position: 0 } } }, { a: [2, 3, 1] }],
  [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1, $slice: -2 } } }, { a: [2, 3] }],
  [{ a: [{ n: 2 }] }, { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } }, { a: [{ n: 1 }, { n: 2 }] }],
  [{ a: [1, 2] }, { $addToSet: { a: 2 } }, { a: [1, 2] }],
  [{ a: [{ x: 1 }] }, { $addToSet: { a: { $each: [{ x: 1 }, { x: 2 }] } } }, { a: [{ x: 1 }, { x: 2 }] }],
  [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
  [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
  [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 3 } } }, { a: [1] }],
  [{ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  [{ _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
];

describe('an update', () => {
  it.each(CASES)('of %j by %j gives %j', (doc, update, expected) => {
    expect(run(doc, update)).toEqual(expected);
  });

  it.each<[string, Doc, Doc, number]>([
    ['increments a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['increments by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['pushes to a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['pulls from a scalar', { a: 1 }, { $pull: { a: 1 } }, 2],
    ['sets through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['changes a field twice', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['changes a field and its parent', {}, { $set: { 'a.b': 1, a: 1 } }, 40],
    ['uses an unknown modifier', {}, { $foo: { a: 1 } }, 9],
    ['changes _id', { _id: 1 }, { $set: { _id: 2 } }, 66],
    ['replaces _id', { _id: 1 }, { _id: 2, a: 1 }, 66],
  ])('is refused when it %s', (_what, doc, update, code) => {
    expect(() => run(doc, update)).toThrow(expect.objectContaining({ code }));
  });

  it('keeps exact types, of changed and of other fields', () => {
    const before = encode({ a: new Double(1), b: { c: Long.fromNumber(2) }, n: new Int32(1) });
    const after = decodeExact(applyUpdate(before, statementOf({ $set: { 'b.d': new Double(3) }, $inc: { n: 1 } })));
    expect(after).toEqual({
      a: new Double(1),
      b: { c: Long.fromNumber(2), d: new Double(3) },
      n: new Int32(2),
    });
  });

  it('turns an int into a long if necessary', () => {
    const after = decodeExact(applyUpdate(encode({ n: 2_147_483_647 }), statementOf({ $inc: { n: 1 } })));
    expect(after.n).toEqual(Long.fromNumber(2_147_483_648));
  });

  it('returns equal bytes if nothing changes', () => {
    const before = encode({ a: 1, b: [1] });
    expect(applyUpdate(before, statementOf({ $set: { a: 1 }, $addToSet: { b: 1 } })).equals(before)).toBe(true);
  });

  it.each<[name: string, update: Doc]>([
    ['$rename', { $rename: { a: 'b' } }],
    ['$bit', { $bit: { a: { and: 1 } } }],
    ['$currentDate', { $currentDate: { a: true } }],
    ["'a.$'", { $set: { 'a.$': 2 } }],
    ["'a.$[].n'", { $inc: { 'a.$[].n': 1 } }],
    ["'a.$[e]'", { $set: { 'a.$[e]': 0 } }],
  ])('is refused by name if it has %s', (name, update) => {
    const refused = expect.objectContaining({ code: 238, message: expect.stringContaining(name) });
    expect(() => run({ a: [1] }, update)).toThrow(refused);
  });

  it('refuses a pipeline by name', () => {
    expect(() => run({ a: 1 }, [{ $set: { b: '$a' } }])).toThrow(expect.objectContaining({ code: 238 }));
  });

  it('treats a field named __proto__ as data', () => {
    const after = run({}, { $set: { '__proto__.polluted': 1 } });
    expect(Object.hasOwn(after, '__proto__')).toBe(true);
    expect(({} as Doc).polluted).toBeUndefined();
  });
});

describe('an upsert', () => {
  const upsert = (filter: Doc, update: Doc) => decode(upsertDocument(exact(filter), statementOf(update, { filter })));

  it('starts from the equalities of the filter', () => {
    const filter = { _id: 1, 'a.b': 2, c: { $gt: 5 }, d: { $eq: 3 }, $and: [{ e: { $in: [4] } }] };
    expect(upsert(filter, { $set: { f: 1 }, $setOnInsert: { g: 2 } })).toEqual({
      _id: 1,
      a: { b: 2 },
      d: 3,
      e: 4,
      f: 1,
      g: 2,
    });
  });

  it('adds an _id as the first field of a new document', () => {
    expect(Object.keys(upsert({ a: 1 }, { $inc: { n: 1 } }))).toEqual(['_id', 'a', 'n']);
  });

  it('uses only _id of the filter for a replacement', () => {
    expect(upsert({ _id: 1, a: 1 }, { b: 1 })).toEqual({ _id: 1, b: 1 });
  });
});

it('an update is refused that would change the order of fields named by numbers, or fill an array for ever', () => {
  const raw = encode(
    new Map<string, unknown>([
      ['b', 1],
      ['2', 1],
      ['1', 1],
    ]) as unknown as Doc,
  );
  expect(() => applyUpdate(raw, statementOf({ $set: { b: 2 } }))).toThrow(expect.objectContaining({ code: 238 }));
  expect(() => run({ a: [] }, { $set: { 'a.50000000': 1 } })).toThrow("can't backfill more than 1500000 elements");
});
