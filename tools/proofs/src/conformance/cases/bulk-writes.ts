import { type AnyBulkWriteOperation, type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { idsOf, type Server } from './server.ts';

/** Documents with a unique `n`; each command beside the statements that fail (index and code) and the counts. */
const STORED = [
  { _id: 1, n: 1 },
  { _id: 2, n: 2 },
];

type Outcome = Record<string, unknown> & { errors: [index: number, code: number][]; ids: number[] };

const COMMANDS: readonly [what: string, command: Document, outcome: Outcome][] = [
  [
    'inserts in order',
    { insert: [{ _id: 3 }, { _id: 1, n: 9 }, { _id: 4, n: 4 }] },
    { n: 1, errors: [[1, 11000]], ids: [1, 2, 3] },
  ],
  [
    'inserts',
    { insert: [{ _id: 3 }, { _id: 1, n: 9 }, { _id: 4, n: 4 }], ordered: false },
    { n: 2, errors: [[1, 11000]], ids: [1, 2, 3, 4] },
  ],
  [
    'inserts that all fail',
    { insert: [{ _id: 1 }, { _id: 2 }], ordered: false },
    {
      n: 0,
      errors: [
        [0, 11000],
        [1, 11000],
      ],
      ids: [1, 2],
    },
  ],
  [
    'an insert twice',
    { insert: [{ _id: 3 }, { _id: 3 }], ordered: false },
    { n: 1, errors: [[1, 11000]], ids: [1, 2, 3] },
  ],
  [
    'an insert of a wrong _id',
    { insert: [{ _id: [1] }, { _id: 3 }], ordered: false },
    { n: 1, errors: [[0, 53]], ids: [1, 2, 3] },
  ],
  [
    'updates in order',
    {
      update: [
        { q: { _id: 1 }, u: { $set: { n: 2 } } },
        { q: { _id: 2 }, u: { $set: { x: 1 } } },
      ],
    },
    { n: 0, nModified: 0, errors: [[0, 11000]], ids: [1, 2] },
  ],
  [
    'updates',
    {
      update: [
        { q: { _id: 1 }, u: { $set: { n: 2 } } },
        { q: { _id: 2 }, u: { $set: { x: 1 } } },
      ],
      ordered: false,
    },
    { n: 1, nModified: 1, errors: [[0, 11000]], ids: [1, 2] },
  ],
  [
    'an update with an unknown modifier',
    {
      update: [
        { q: {}, u: { $set: { x: 1 } }, multi: true },
        { q: {}, u: { $foo: { n: 1 } } },
      ],
    },
    { n: 2, nModified: 2, errors: [[1, 9]], ids: [1, 2] },
  ],
  [
    'an upsert of a value that exists',
    { update: [{ q: { _id: 3 }, u: { $set: { n: 1 } }, upsert: true }] },
    { n: 0, errors: [[0, 11000]], ids: [1, 2] },
  ],
  [
    'upserts',
    {
      update: [
        { q: { _id: 3 }, u: { $set: { n: 3 } }, upsert: true },
        { q: { _id: 3 }, u: { $inc: { n: 1 } } },
      ],
    },
    { n: 2, nModified: 1, errors: [], ids: [1, 2, 3] },
  ],
  [
    'a replacement of several',
    {
      update: [
        { q: {}, u: { a: 1 }, multi: true },
        { q: { _id: 1 }, u: { a: 1 } },
      ],
      ordered: false,
    },
    { n: 1, nModified: 1, errors: [[0, 9]], ids: [1, 2] },
  ],
  [
    'an update with a wrong filter',
    { update: [{ q: { n: { $foo: 1 } }, u: { $set: { x: 1 } } }] },
    { n: 0, errors: [[0, 2]], ids: [1, 2] },
  ],
  [
    'deletions',
    {
      delete: [
        { q: { _id: 1 }, limit: 1 },
        { q: { _id: 9 }, limit: 0 },
      ],
    },
    { n: 1, errors: [], ids: [2] },
  ],
  ['a deletion of all', { delete: [{ q: {}, limit: 0 }] }, { n: 2, errors: [], ids: [] }],
  ['a deletion of one', { delete: [{ q: {}, limit: 1 }] }, { n: 1, errors: [], ids: [2] }],
  [
    'a deletion with a wrong filter in order',
    {
      delete: [
        { q: { $foo: 1 }, limit: 0 },
        { q: {}, limit: 0 },
      ],
    },
    { n: 0, errors: [[0, 2]], ids: [1, 2] },
  ],
  [
    'a deletion with a wrong filter',
    {
      delete: [
        { q: { $foo: 1 }, limit: 0 },
        { q: {}, limit: 0 },
      ],
      ordered: false,
    },
    { n: 2, errors: [[0, 2]], ids: [] },
  ],
];

const MEMBERS: Record<string, string> = { insert: 'documents', update: 'updates', delete: 'deletes' };

export function describeBulkWrites(server: Server): void {
  const filled = async () => {
    const collection = server.collection();
    await collection.createIndex({ n: 1 }, { unique: true, sparse: true });
    await collection.insertMany(STORED.map((doc) => ({ ...doc })) as never[]);
    return collection;
  };

  it.each(COMMANDS)('%s', async (_what, command, { errors, ids, ...counts }) => {
    const collection = await filled();
    const [[name = '', statements] = [], ...others] = Object.entries(command);
    const sent = { [name]: collection.collectionName, [MEMBERS[name] as string]: statements };
    const reply = await server.db.command({ ...sent, ...Object.fromEntries(others) });
    expect(reply).toMatchObject({ ok: 1, ...counts });
    expect((reply.writeErrors ?? []).map(({ index, code }: Document) => [index, code])).toEqual(errors);
    expect(idsOf(await collection.find().sort({ _id: 1 }).toArray())).toEqual(ids);
    expect(await collection.countDocuments()).toBe(await collection.estimatedDocumentCount());
  });

  describe('bulkWrite', () => {
    const operations: AnyBulkWriteOperation<Document>[] = [
      { insertOne: { document: { _id: 3 as never, n: 3 } } },
      { updateOne: { filter: { _id: 3 as never }, update: { $set: { n: 1 } } } },
      { deleteOne: { filter: { _id: 2 as never } } },
      { replaceOne: { filter: { _id: 4 as never }, replacement: { n: 4 }, upsert: true } },
      { updateMany: { filter: { n: { $lt: 9 } }, update: { $inc: { n: 10 } } } },
    ];

    it('in order stops at the first failure, and says which it is', async () => {
      const collection = await filled();
      const failure = await collection.bulkWrite(operations).catch((error) => error);
      expect(failure.writeErrors.map(({ index, code }: Document) => [index, code])).toEqual([[1, 11000]]);
      expect(failure.result).toMatchObject({ insertedCount: 1, deletedCount: 0, upsertedCount: 0 });
      expect(idsOf(await collection.find().sort({ _id: 1 }).toArray())).toEqual([1, 2, 3]);
    });

    it('without order does all that it can', async () => {
      const collection = await filled();
      const failure = await collection.bulkWrite(operations, { ordered: false }).catch((error) => error);
      expect(failure.writeErrors.map(({ index, code }: Document) => [index, code])).toEqual([[1, 11000]]);
      expect(failure.result).toMatchObject({ insertedCount: 1, deletedCount: 1, upsertedCount: 1 });
      expect(idsOf(await collection.find().sort({ _id: 1 }).toArray())).toEqual([1, 3, 4]);
    });
  });

  it('more documents than one command takes are split, and all are stored', async () => {
    const collection = server.collection();
    const { insertedCount } = await collection.insertMany(Array.from({ length: 2_500 }, (_, n) => ({ n })));
    expect([insertedCount, await collection.countDocuments()]).toEqual([2_500, 2_500]);
  });

  it('fields named by numbers, and _id at the end, are stored in their order', async () => {
    const collection = server.collection();
    const fields = [
      ['b', 1],
      ['2', 1],
      ['a', 1],
      ['1', Long.fromNumber(1)],
      ['_id', 5],
    ] as const;
    await server.db.command({ insert: collection.collectionName, documents: [new Map<string, unknown>(fields)] });
    const raw = Buffer.from((await collection.findOne({}, { raw: true })) as unknown as Uint8Array).toString('latin1');
    const places = ['_id', 'b', '2', 'a', '1'].map((name) => raw.indexOf(`${name}\0`, 4));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
}
