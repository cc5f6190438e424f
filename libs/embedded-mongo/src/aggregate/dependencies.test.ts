import { describe, expect, it } from 'vitest';
import type { Doc } from '../bson/types.ts';
import { neededFields } from './dependencies.ts';

describe('neededFields', () => {
  it.each<[stages: Doc[], fields: string[] | undefined]>([
    [[{ $group: { _id: '$a.b', n: { $sum: '$c' } } }], ['a', 'c']],
    [[{ $group: { _id: null, n: { $sum: 1 } } }], []],
    [[{ $group: { _id: null, all: { $push: '$$ROOT' } } }], undefined],
    [[{ $unwind: '$tags' }, { $sortByCount: '$tags' }], ['tags']],
    [
      [{ $match: { a: 1, $or: [{ 'b.c': 1 }] } }, { $project: { d: { $size: '$e' } } }],
      ['a', 'b', '_id', 'd', 'e'],
    ],
    [[{ $match: { $expr: { $gt: ['$a', 1] } } }, { $count: 'n' }], undefined],
    [[{ $project: { a: 0 } }], undefined],
    [[{ $project: { a: { b: 0 } } }], undefined],
    [[{ $sort: { a: 1 } }, { $limit: 5 }], undefined],
    [
      [{ $set: { x: '$a' } }, { $facet: { one: [{ $sortByCount: '$x' }], two: [{ $count: 'n' }] } }],
      ['a', 'x'],
    ],
    [[{ $facet: { one: [{ $sortByCount: '$x' }], two: [{ $limit: 1 }] } }], undefined],
  ])('of %j are %j', (stages, fields) => {
    const found = neededFields(stages);
    expect(found && [...found]).toEqual(fields);
  });
});
