import { Binary, BSONRegExp, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../bson/types.ts';
import { boundsOf, isPoint } from './bounds.ts';

const date = new Date(5);
const id = new ObjectId();

describe('the bounds of a filter', () => {
  it.each<[filter: Doc, bounds: Doc]>([
    [{}, {}],
    [{ a: 1 }, { equal: [1] }],
    [{ a: null }, { equal: [null] }],
    [{ a: { $eq: 'x' } }, { equal: ['x'] }],
    [{ a: { $in: [1, 'x', null] } }, { equal: [1, 'x', null] }],
    [{ a: { $in: [] } }, { equal: [] }],
    [{ a: { b: 1 } }, { equal: [{ b: 1 }] }],
    [{ a: { $gt: 1 } }, { low: 1 }],
    [{ a: { $gte: 1 } }, { low: 1 }],
    [{ a: { $lt: 1 } }, { high: 1 }],
    [{ a: { $lte: 'x' } }, { high: 'x' }],
    [{ a: { $gt: 1, $lt: 5 } }, { low: 1, high: 5 }],
    [{ a: { $gte: date, $lte: date } }, { low: date, high: date }],
    [{ a: { $gt: id } }, { low: id }],
    [{ a: { $gt: Long.fromNumber(5) } }, { low: Long.fromNumber(5) }],
    [{ a: { $gt: 0 } }, { low: 0 }],
    [{ a: { $gt: '' } }, { low: '' }],
    [{ a: { $gt: false } }, { low: false }],
    [{ $and: [{ a: { $gt: 1 } }, { a: { $lt: 5 } }] }, { low: 1, high: 5 }],
    [{ $and: [{ $and: [{ a: 1 }] }] }, { equal: [1] }],
    [{ a: { $eq: 1, $gt: 0 } }, { equal: [1], low: 0 }],
    [{ a: { $regex: '^=été' } }, { beginning: '=été' }],
  ])('%j are %j', (filter, bounds) => {
    expect(boundsOf(filter).get('a') ?? {}).toEqual(bounds);
  });

  it.each<[what: string, filter: Doc]>([
    ['an array, which is indexed by its elements', { a: [1] }],
    ['an array among choices', { a: { $in: [1, [2]] } }],
    ['a regular expression', { a: new BSONRegExp('x') }],
    ['a pattern that is no beginning', { a: { $regex: 'x' } }],
    ['a beginning or another', { a: { $regex: '^x|y' } }],
    ['a beginning that may lack its end', { a: { $regex: '^xy?' } }],
    ['a beginning in any case', { a: { $regex: '^x', $options: 'i' } }],
    ['a regular expression among choices', { a: { $in: [1, new BSONRegExp('x')] } }],
    ['another value', { a: { $ne: 1 } }],
    ['no choice', { a: { $nin: [1] } }],
    ['existence', { a: { $exists: true } }],
    ['a negation', { a: { $not: { $gt: 1 } } }],
    ['one of several clauses', { $or: [{ a: 1 }, { b: 1 }] }],
    ['none of several clauses', { $nor: [{ a: 1 }] }],
    ['more than null', { a: { $gt: null } }],
    ['more than NaN', { a: { $gt: Number.NaN } }],
    ['more than a document', { a: { $gt: { b: 1 } } }],
    ['more than a long text, whose key is cut', { a: { $gt: 'x'.repeat(600) } }],
    ['more than long bytes, whose key is cut', { a: { $gt: new Binary(Buffer.alloc(600)) } }],
  ])('%s are none', (_what, filter) => {
    const { equal, low, high } = boundsOf(filter).get('a') ?? {};
    expect([equal, low, high]).toEqual([undefined, undefined, undefined]);
  });

  it('of two types leave one side: one element may meet the one, another the other', () => {
    expect(boundsOf({ a: { $gt: 1, $lt: 'x' } }).get('a')).toEqual({ low: 1 });
  });

  it('of the path are those of the whole path', () => {
    expect([...boundsOf({ 'a.b': 1, a: 2, 'a.b.c': { $gt: 3 } }).keys()]).toEqual(['a.b', 'a', 'a.b.c']);
  });
});

it.each<[unknown, boolean]>([
  [1, true],
  ['', true],
  [null, true],
  [{ a: 1 }, true],
  [[], false],
  [[1], false],
  [new BSONRegExp('x'), false],
  [undefined, false],
])('an index can look up %j: %j', (value, isFound) => {
  expect(isPoint(value)).toBe(isFound);
});
