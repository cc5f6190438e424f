import { Decimal128, Int32, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../../bson/types.ts';
import { compileFilter } from './compile.ts';

const id = new ObjectId('650000000000000000000001');
const date = new Date('2026-01-01');

/** Filter, document, expected match. */
const CASES: readonly [filter: Doc, doc: Doc, expected: boolean][] = [
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: new Int32(1) }, true],
  [{ a: 1 }, { a: Long.fromNumber(1) }, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: 1 }, { a: [2, 1] }, true],
  [{ a: [1, 2] }, { a: [1, 2] }, true],
  [{ a: [1, 2] }, { a: [[1, 2], 3] }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: null }, {}, true],
  [{ a: null }, { a: null }, true],
  [{ a: null }, { a: 0 }, false],
  [{ 'a.b': null }, { a: [{ b: 1 }, {}] }, true],
  [{ 'a.b': null }, { a: [1, 2] }, false],
  [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
  [{ 'a.1.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
  [{ 'a.0': 2 }, { a: [1, 2] }, false],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }, true],
  [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, false],
  [{ _id: id }, { _id: new ObjectId(id.toHexString()) }, true],
  [{ a: /^x/i }, { a: 'Xy' }, true],
  [{ a: /^x/ }, { a: ['y', 'xy'] }, true],
  [{ a: { $regex: '^X', $options: 'i' } }, { a: 'xy' }, true],
  [{ a: { $regex: '^x.y$' } }, { a: 'x\ry\n' }, true],
  [{ a: { $regex: 'x.y' } }, { a: 'x\ny' }, false],
  [{ a: { $regex: 'x.y', $options: 's' } }, { a: 'x\ny' }, true],
  [{ a: { $regex: '^y$', $options: 'm' } }, { a: 'x\ny\nz' }, true],
  [{ a: { $regex: '^y', $options: 'm' } }, { a: 'x\ry' }, false],
  [{ a: { $regex: 'x\\sy' } }, { a: 'x y' }, true],
  [{ a: { $regex: 'x[\\s_]y' } }, { a: 'x\u00a0y' }, false],
  [{ a: { $regex: '^\\-\\x41[\\-\\]]$' } }, { a: '-A]' }, true],
  [{ a: { $regex: '(?:ab|cd)e+' } }, { a: 'cdee' }, true],
  [{ a: { $in: [/^x/, 3] } }, { a: 'xy' }, true],
  [{ a: { $in: [null] } }, {}, true],
  [{ a: { $nin: [1, 2] } }, { a: [3, 1] }, false],
  [{ a: { $nin: [1] } }, {}, true],
  [{ a: { $ne: 1 } }, { a: [1, 2] }, false],
  [{ a: { $ne: null } }, {}, false],
  [{ a: { $gt: 1 } }, { a: [0, 2] }, true],
  [{ a: { $gt: 1 } }, { a: '2' }, false],
  [{ a: { $gte: null } }, {}, true],
  [{ a: { $lt: date } }, { a: new Date(0) }, true],
  [{ a: { $lt: 5 } }, {}, false],
  [{ a: { $gt: Number.NaN } }, { a: 1 }, false],
  [{ a: { $gte: 1, $lt: 3 } }, { a: 3 }, false],
  [{ a: { $not: { $gt: 1 } } }, {}, true],
  [{ a: { $not: /^x/ } }, { a: 'xy' }, false],
  [{ a: { $exists: true } }, { a: null }, true],
  [{ a: { $exists: false } }, { a: null }, false],
  [{ 'a.b': { $exists: true } }, { a: [{ c: 1 }] }, false],
  [{ a: { $type: 'string' } }, { a: [1, 'x'] }, true],
  [{ a: { $type: 'array' } }, { a: [1] }, true],
  [{ a: { $type: 'objectId' } }, { a: id }, true],
  [{ a: { $type: ['string', 'date'] } }, { a: date }, true],
  [{ a: { $type: 'number' } }, { a: 1.5 }, true],
  [{ a: { $size: 2 } }, { a: [1, 2] }, true],
  [{ a: { $size: 1 } }, { a: [[1, 2]] }, true],
  [{ a: { $size: 0 } }, {}, false],
  [{ a: { $all: [1, 2] } }, { a: [2, 3, 1] }, true],
  [{ a: { $all: [] } }, { a: [1] }, false],
  [{ a: { $all: [{ $elemMatch: { x: 1 } }] } }, { a: [{ x: 1 }] }, true],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 5] }, false],
  [{ a: { $gt: 1, $lt: 3 } }, { a: [0, 5] }, true],
  [
    { a: { $elemMatch: { x: 1, y: 2 } } },
    {
      a: [
        { x: 1, y: 3 },
        { x: 2, y: 2 },
      ],
    },
    false,
  ],
  [{ a: { $elemMatch: { $or: [{ x: 1 }, { y: 2 }] } } }, { a: [{ y: 2 }] }, true],
  [{ $or: [{ a: 1 }, { b: 1 }] }, { b: 1 }, true],
  [{ $and: [{ a: 1 }, { b: 1 }] }, { b: 1 }, false],
  [{ $nor: [{ a: 1 }, { b: 1 }] }, {}, true],
  [{ $comment: 'why', a: 1 }, { a: 1 }, true],
];

describe('a filter', () => {
  it.each(CASES)('%j on %j gives %j', (filter, doc, expected) => {
    expect(compileFilter(filter)(doc)).toBe(expected);
  });

  it.each([
    ['unknown top level operator', { $foo: 1 }, 2],
    ['unknown operator', { a: { $foo: 1 } }, 2],
    ['$in needs an array', { a: { $in: 1 } }, 2],
    ['nonempty array', { $or: [] }, 2],
    ['$near', { a: { $near: [0, 0] } }, 238],
    ['$type of int', { a: { $type: 'int' } }, 238],
    ['$type of 16', { a: { $type: ['string', 16] } }, 238],
    ["option 'x'", { a: { $regex: 'a', $options: 'x' } }, 238],
    ['^(a+)+$', { a: { $regex: '^(a+)+$' } }, 238],
    ['(?i)a', { a: { $regex: '(?i)a' } }, 238],
    ['(?=a)', { a: { $regex: '(?=a)' } }, 238],
    ['\\A', { a: { $regex: '\\Aa' } }, 238],
    ['\\1', { a: { $regex: '(a)\\1' } }, 238],
    ['[[:alpha:]', { a: { $regex: '[[:alpha:]]' } }, 238],
    ['is invalid', { a: { $regex: 'a(' } }, 51091],
    ['$text', { $text: { $search: 'x' } }, 238],
    ['$where', { $where: 'true' }, 238],
    ['$mod', { a: { $mod: [4, 1] } }, 238],
    ['$bitsAllSet', { a: { $bitsAllSet: 1 } }, 238],
    ['$expr', { $expr: { $gt: ['$a', 1] } }, 238],
    ['$sampleRate', { $sampleRate: 0.5 }, 238],
  ])('is refused with "%s": %j', (message, filter, code) => {
    expect(() => compileFilter(filter)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });
});

describe('what a document holds decides about a refusal', () => {
  it.each([
    ['Decimal128', { a: 1 }, { a: Decimal128.fromString('1') }],
    ['Decimal128', { a: { $gt: 5 } }, { a: Decimal128.fromString('9') }],
    ['array of arrays', { a: { $elemMatch: { $gt: 1 } } }, { a: [[2]] }],
    ['array of arrays', { a: { $elemMatch: { b: 1 } } }, { a: [[{ b: 1 }]] }],
  ])('a condition that meets a %s: %j', (message, filter, doc) => {
    expect(() => compileFilter(filter)(doc)).toThrow(
      expect.objectContaining({ code: 238, message: expect.stringContaining(message) }),
    );
  });
});

it('a list of many choices finds what a list of one does', () => {
  const choices = Array.from({ length: 2_000 }, (_, n) => n);
  const test = compileFilter({ a: { $in: [...choices, 'x', null, /^z/] } });
  for (const a of [0, 1_999, 'x', null, undefined, 'zoo', [-1, 5]]) expect(test({ a })).toBe(true);
  for (const a of [2_000, '0', 'y', true, [-1]]) expect(test({ a })).toBe(false);
});
