import { describe, expect, it } from 'vitest';
import { type Doc, EMPTY_ARRAY } from '../bson/types.ts';
import { keyTuples } from './key-tuples.ts';
import { keyValuesAt, own, valuesAt } from './paths.ts';

const NONE = undefined;

/** Path, document, what conditions test there, and by which values an index holds it. */
const CASES: readonly [path: string, doc: Doc, tested: unknown[], indexed: unknown[]][] = [
  ['a', { a: 1 }, [1], [1]],
  ['a', {}, [NONE], [NONE]],
  ['a', { a: null }, [null], [null]],
  ['a', { a: [1, 2] }, [[1, 2], 1, 2], [1, 2]],
  ['a', { a: [] }, [[]], [EMPTY_ARRAY]],
  ['a', { a: [[1], 2] }, [[[1], 2], [1], 2], [[1], 2]],
  ['a.b', { a: { b: 1 } }, [1], [1]],
  ['a.b', { a: {} }, [NONE], [NONE]],
  ['a.b', { a: 5 }, [NONE], [NONE]],
  ['a.b', { a: null }, [NONE], [NONE]],
  ['a.b', {}, [NONE], [NONE]],
  ['a.b', { a: [{ b: 1 }, { b: 2 }] }, [1, 2], [1, 2]],
  ['a.b', { a: [{ b: 1 }, {}] }, [1, NONE], [1, NONE]],
  ['a.b', { a: [{ b: [1, 2] }, { b: 3 }] }, [[1, 2], 1, 2, 3], [1, 2, 3]],
  ['a.b', { a: [5, { b: 1 }] }, [1], [NONE, 1]],
  ['a.b', { a: [5] }, [], [NONE]],
  ['a.b', { a: [] }, [], [NONE]],
  ['a.b', { a: [[{ b: 1 }]] }, [], [NONE]],
  ['a.0', { a: [7, 8] }, [7], [7]],
  ['a.1', { a: [7] }, [], [NONE]],
  ['a.0', { a: { 0: 9 } }, [9], [9]],
  ['a.0', { a: [[1, 2]] }, [[1, 2]], [[1, 2]]],
  ['a.0', { a: [[]] }, [[]], [EMPTY_ARRAY]],
  ['a.00', { a: [7] }, [], [NONE]],
  ['a.01', { a: [7, 8] }, [], [NONE, NONE]],
  ['a.0', { a: [{ b: 1 }, 5] }, [NONE, { b: 1 }], [{ b: 1 }]],
  ['a.0.b', { a: [5] }, [], [NONE]],
  ['a.0.b', { a: [null, { b: 2 }] }, [NONE], [NONE]],
  ['a.0.b', { a: [new Date(0)] }, [], [NONE]],
  ['a.0.b', { a: [{ b: 1 }, { b: 2 }] }, [NONE, NONE, 1], [1]],
  ['a.0.b', { a: [{ b: [1, 2] }] }, [NONE, [1, 2], 1, 2], [1, 2]],
  ['a.0.b', { a: [[{ b: 1 }, { b: 2 }]] }, [1, 2], [1, 2]],
  ['a.0.1', { a: [[5, [6, 7]]] }, [[6, 7]], [[6, 7]]],
  ['a.b.0', { a: { b: [[1]] } }, [[1]], [[1]]],
  ['a.b.c', { a: { b: [{ c: 1 }, { c: [2, 3] }] } }, [1, [2, 3], 2, 3], [1, 2, 3]],
  ['constructor', {}, [NONE], [NONE]],
  ['a.toString', { a: {} }, [NONE], [NONE]],
  ['__proto__', {}, [NONE], [NONE]],
];

it.each(CASES)('%s of %j: tested %j, indexed %j', (path, doc, tested, indexed) => {
  expect(valuesAt(doc, path.split('.'))).toEqual(tested);
  expect(keyValuesAt(doc, path)).toEqual(indexed);
});

it('a field is what a document has itself', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(own({}, name)).toBeUndefined();
});

describe('the keys of several fields', () => {
  const tuples = (doc: Doc, ...fields: string[]) => keyTuples(doc, fields, () => {});

  it.each<[doc: Doc, fields: string[], keys: unknown[][]]>([
    [{ a: 1, b: 2 }, ['a', 'b'], [[1, 2]]],
    [{ b: 2 }, ['a', 'b'], [[NONE, 2]]],
    [
      { a: [1, 2], b: 3 },
      ['a', 'b'],
      [
        [1, 3],
        [2, 3],
      ],
    ],
    [
      { a: 1, b: [2, 3] },
      ['a', 'b'],
      [
        [1, 2],
        [1, 3],
      ],
    ],
    [{ a: [], b: 3 }, ['a', 'b'], [[EMPTY_ARRAY, 3]]],
    [{ a: [{ x: 1, y: 2 }] }, ['a.x', 'a.y'], [[1, 2]]],
  ])('%j by %j: %j', (doc, fields, keys) => {
    expect(tuples(doc, ...fields)).toEqual(keys);
  });

  it('are refused if an array gives several of them more than one value', () => {
    const doc = {
      a: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    };
    expect(() => tuples(doc, 'a.x', 'a.y')).toThrow("An array with several fields of the index or sort 'a.x, a.y'");
  });

  it.each<[doc: Doc, arrays: number]>([
    [{ a: 1, b: 1 }, 0],
    [{ a: [1], b: 1 }, 1],
    [{ a: [1], b: [2] }, 2],
    [{ a: [], b: [] }, 2],
  ])('of %j meet %i arrays', (doc, arrays) => {
    let met = 0;
    keyTuples(doc, ['a', 'b'], ({ size }) => {
      met = size;
    });
    expect(met).toBe(arrays);
  });
});
