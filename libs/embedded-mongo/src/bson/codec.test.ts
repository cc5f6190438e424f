import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { describe, expect, it } from 'vitest';
import {
  assemble,
  decode,
  decodeExact,
  decodeFaithfully,
  decodeFields,
  eachElement,
  encode,
  withIdFirst,
} from './codec.ts';

const id = new ObjectId('650000000000000000000001');

/** One value of each type of BSON. */
const EVERY: Record<string, unknown> = {
  double: new Double(1),
  string: 'é\u{1f35e}',
  document: { x: new Int32(1), y: {} },
  array: [new Int32(1), 'x', [null]],
  binary: new Binary(Buffer.from([1, 2]), 128),
  uuid: new Binary(Buffer.alloc(16, 7), 4),
  objectId: id,
  boolean: false,
  date: new Date(5),
  null: null,
  regex: new BSONRegExp('^a', 'i'),
  code: new Code('f()'),
  scope: new Code('f()', { a: new Int32(1) }),
  int: new Int32(-1),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  min: new MinKey(),
  max: new MaxKey(),
};
const raw = encode(EVERY);
const asMap = (...fields: [string, unknown][]) => Buffer.from(serialize(new Map(fields)));
const namesOf = (bytes: Buffer) => {
  const names: string[] = [];
  eachElement(bytes, (_type, name) => {
    names.push(name);
  });
  return names;
};

describe('exact decoding', () => {
  it('and encoding returns the same bytes, for each type', () => {
    expect(encode(decodeExact(raw)).equals(raw)).toBe(true);
    expect(encode(decodeFaithfully(raw)).equals(raw)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['numbers as names', asMap(['b', 1], ['2', 1])],
    ['a reference in another order', encode({ a: { x: 1, $ref: 'dishes', $id: 1 } })],
    ['a value of the type undefined', Buffer.from('\x08\0\0\0\x06a\0\0', 'latin1')],
    [
      'numbers as names, deep inside',
      asMap([
        'a',
        [
          new Map([
            ['b', 1],
            ['0', 1],
          ]),
        ],
      ]),
    ],
    [
      'numbers in descending order',
      asMap([
        'a',
        new Map([
          ['2', 1],
          ['1', 1],
        ]),
      ]),
    ],
    ['the same name twice', assemble([encode({ a: 1 }).subarray(4, -1), encode({ a: 2 }).subarray(4, -1)])],
  ])('refuses %s if they would move', (_what, bytes) => {
    expect(() => decodeFaithfully(bytes)).toThrow('names of fields');
  });

  it('accepts numbers that stay where they are', () => {
    const bytes = asMap(['1', 1], ['2', 1], ['a', 1]);
    expect(encode(decodeFaithfully(bytes)).equals(bytes)).toBe(true);
  });
});

describe('the elements of a document', () => {
  it('are visited in order, with every type', () => {
    expect(namesOf(raw)).toEqual(Object.keys(EVERY));
    expect(namesOf(encode({}))).toEqual([]);
    expect(namesOf(asMap(['b', 1], ['é', 1], ['', 1]))).toEqual(['b', 'é', '']);
  });

  it('begin and end where their bytes do', () => {
    const parts: Buffer[] = [];
    eachElement(raw, (_type, _name, start, _value, end) => {
      parts.push(raw.subarray(start, end));
    });
    expect(assemble(parts).equals(raw)).toBe(true);
  });

  it('are visited until a visit returns true', () => {
    let visits = 0;
    eachElement(raw, () => ++visits === 3);
    expect(visits).toBe(3);
  });

  it('of a type that BSON does not have are an error', () => {
    const wrong = Buffer.from(encode({ a: 1 }));
    wrong[4] = 0x20;
    expect(() => namesOf(wrong)).toThrow('type 32');
  });
});

describe('decodeFields', () => {
  it.each(Object.keys(EVERY))('decodes only the field %s', (name) => {
    expect(Object.keys(decodeFields(raw, new Set([name])))).toEqual([name]);
    expect(decodeFields(raw, new Set([name]))[name]).toEqual(decode(raw)[name]);
  });

  it('ignores names that are not there', () => {
    expect(decodeFields(raw, new Set(['none', 'int']))).toEqual({ int: -1 });
    expect(decodeFields(raw, new Set(['none']))).toEqual({});
    expect(decodeFields(raw, new Set())).toEqual({});
  });
});

describe('withIdFirst', () => {
  it('leaves a document that begins with _id', () => {
    const bytes = encode({ _id: 1, a: 2 });
    expect(withIdFirst(bytes)).toBe(bytes);
  });

  it.each<[string[], [string, unknown][]]>([
    [
      ['_id', 'a'],
      [
        ['a', 1],
        ['_id', 1],
      ],
    ],
    [
      ['_id', 'a', 'b'],
      [
        ['a', 1],
        ['_id', id],
        ['b', 1],
      ],
    ],
    [
      ['_id', 'b', '2', 'a'],
      [
        ['b', 1],
        ['2', 1],
        ['a', 1],
        ['_id', 'x'],
      ],
    ],
  ])('moves _id to the front and preserves the order of others: %j', (names, fields) => {
    const moved = withIdFirst(asMap(...fields));
    expect(namesOf(moved)).toEqual(names);
    expect(decode(moved)).toEqual(decode(asMap(...fields)));
  });

  it('adds a new _id, other each time', () => {
    const [one, two] = [withIdFirst(encode({ a: 1 })), withIdFirst(encode({ a: 1 }))].map((raw) => decode(raw));
    expect(Object.keys(one ?? {})).toEqual(['_id', 'a']);
    expect(one?._id).toBeInstanceOf(ObjectId);
    expect(one?._id).not.toEqual(two?._id);
    expect(namesOf(withIdFirst(encode({})))).toEqual(['_id']);
  });

  it('does not take an _id of an embedded document', () => {
    expect(namesOf(withIdFirst(encode({ a: { _id: 1 }, x_id: 1 })))).toEqual(['_id', 'a', 'x_id']);
  });
});

describe('the elements of a malformed document', () => {
  it.each([
    ['a name without end', [10, 97, 98, 99]],
    ['a negative length', [2, 97, 0, 0xec, 0xff, 0xff, 0xff, 65, 0]],
    ['a length beyond the end', [5, 97, 0, 0xff, 0xff, 0xff, 0x7f, 0, 1]],
  ])('are refused, and looked at once: %s', (_what, bytes) => {
    const raw = Buffer.from([0, 0, 0, 0, ...bytes, 0]);
    raw.writeInt32LE(raw.length);
    expect(() => withIdFirst(raw)).toThrow('wrong length');
  });
});
