import { describe, expect, it } from 'vitest';
import type { Doc } from '../bson/types.ts';
import { type Collection, type IndexFlags, indexFromSpec } from '../storage/collection.ts';
import { plan } from './planner.ts';
import { parseSort } from './sort.ts';

function collectionWith(specs: readonly Doc[], flags: Partial<IndexFlags> = {}): Collection {
  const indexes = specs.map((spec, i) =>
    indexFromSpec(
      100 + i,
      { name: Object.keys(spec.key as Doc).join(), ...spec },
      { multikey: false, cut: false, stored: 0, ...flags },
    ),
  );
  return { namespace: 'db.c', id: 1, indexes };
}

/** The name of the used index, with `sorted` if no sort in memory is needed. */
function chosen(collection: Collection, filter: Doc, sort?: Doc): string {
  const found = plan(collection, { filter, sort: parseSort(sort) });
  return `${found.kind === 'index' ? found.index.name : 'scan'}${found.isSorted ? ' sorted' : ''}`;
}

describe('the planner', () => {
  it.each<[what: string, specs: Doc[], filter: Doc, sort: Doc | undefined, expected: string]>([
    ['reads the collection without an index', [], { a: 1 }, { b: 1 }, 'scan'],
    [
      'takes the index with more equalities',
      [{ key: { a: 1 } }, { key: { a: 1, b: 1 } }],
      { a: 1, b: 2 },
      undefined,
      'a,b sorted',
    ],
    [
      'prefers a unique index that decides alone',
      [{ key: { a: 1, b: 1 } }, { key: { s: 1 }, unique: true }],
      { a: 1, b: 1, s: 1 },
      undefined,
      's sorted',
    ],
    ['lets an index sort behind its equalities', [{ key: { a: 1, b: -1 } }], { a: 1 }, { b: -1 }, 'a,b sorted'],
    ['reads an index backwards', [{ key: { a: 1, b: -1 } }], { a: 1 }, { b: 1 }, 'a,b sorted'],
    ['does not mix directions', [{ key: { a: 1, b: 1 } }], {}, { a: 1, b: -1 }, 'scan'],
    ['skips fixed fields in the sort', [{ key: { a: 1, b: 1 } }], { a: 1 }, { a: -1, b: 1 }, 'a,b sorted'],
    ['uses an index for its order alone', [{ key: { a: 1 } }], {}, { a: -1 }, 'a sorted'],
    ['sorts in memory behind several points', [{ key: { a: 1, b: 1 } }], { a: { $in: [1, 2] } }, { b: 1 }, 'a,b'],
    ['uses a range', [{ key: { a: 1 } }], { a: { $gt: 5 } }, undefined, 'a sorted'],
    ['looks null up in a full index', [{ key: { a: 1 } }], { a: null }, undefined, 'a sorted'],
    ['does not look null up in a sparse one', [{ key: { a: 1 }, sparse: true }], { a: null }, undefined, 'scan sorted'],
    ['does not list by a sparse index', [{ key: { a: 1 }, sparse: true }], {}, { a: 1 }, 'scan'],
    ['gives up on $or', [{ key: { a: 1 } }], { $or: [{ a: 1 }, { a: 2 }] }, undefined, 'scan sorted'],
    ['sees through $and', [{ key: { a: 1 } }], { $and: [{ a: 1 }, { b: 2 }] }, undefined, 'a sorted'],
    ['does not look an array up', [{ key: { a: 1 } }], { a: [1, 2] }, undefined, 'scan sorted'],
  ])('%s', (_what, specs, filter, sort, expected) => {
    expect(chosen(collectionWith(specs), filter, sort)).toBe(expected);
  });

  it('reads of an index with arrays only what begins like a pattern', () => {
    const collection = collectionWith([{ key: { a: 1 } }], { multikey: true });
    const found = plan(collection, { filter: { a: { $regex: '^ta' } }, sort: [] });
    expect(found).toMatchObject({ kind: 'index', range: { low: 'ta', high: 'ta\u{10ffff}' } });
  });

  it('does not use the order of an index with arrays or cut keys', () => {
    for (const flags of [{ multikey: true }, { cut: true }]) {
      const collection = collectionWith([{ key: { a: 1, b: 1 } }], flags);
      expect(chosen(collection, { a: 1 }, { b: 1 })).toBe('a,b');
    }
  });

  it('uses only one bound of an index with arrays', () => {
    const collection = collectionWith([{ key: { a: 1 } }], { multikey: true });
    const found = plan(collection, { filter: { a: { $gt: 1, $lt: 5 } }, sort: [] });
    expect(found).toMatchObject({ kind: 'index', range: { low: 1 } });
    expect(found).not.toHaveProperty('range.high');
  });
});
