import { rmSync } from 'node:fs';
import { type Document, Long } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decode, encode } from '../bson/codec.ts';
import { dispatch } from '../commands/dispatch.ts';
import type { Engine } from '../commands/types.ts';
import { Cursors } from '../sessions/cursors.ts';
import { createDatabase } from '../storage/database.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { startTempEngine, tempDir } from '../testing/temp-engine.ts';

const COUNT = 100;
/** More than the places that a sort sorts at a time. */
const MANY = 2_500;
const text = 'x'.repeat(40);
const numbered = (count: number): Document[] =>
  Array.from({ length: count }, (_, n) => ({ _id: n, n: (n * 7919) % count, text }));
const documents = numbered(COUNT);

/** An engine in this process: `send` hands it a command as a message. */
let send: (command: Document) => Promise<Document>;
let close: () => void;
beforeEach(async () => {
  const directory = tempDir();
  const store = openSqliteStore(directory);
  const engine: Engine = { database: createDatabase(store), cursors: new Cursors() };
  send = async (command) => {
    const body = encode({ ...command, $db: 'db' });
    const [name = ''] = Object.keys(command);
    const request = { id: 1, command: name, body, sequences: new Map(), database: undefined, wantsReply: true };
    return decode((await dispatch(engine, request)).subarray(21));
  };
  close = () => {
    store.close();
    rmSync(directory, { recursive: true });
  };
  await send({ insert: 'dishes', documents });
  slowDown();
});

/** Each read of the clock takes 10 ms, more than a slice: the pieces do not depend on the speed of the machine. */
function slowDown(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10;
    return now;
  });
}
afterEach(() => {
  vi.restoreAllMocks();
  close();
});

const find = (rest: Document): Document => ({ find: 'dishes', singleBatch: true, ...rest });
const aggregate = (filter: Document): Document => {
  const pipeline = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }];
  return { aggregate: 'dishes', pipeline, cursor: {} };
};
const index = (name: string, key: Document, options: Document = {}): Document => {
  return { createIndexes: 'dishes', indexes: [{ key, name, ...options }] };
};
const update = (q: Document, multi: boolean): Document => {
  return { update: 'dishes', updates: [{ q, u: { $inc: { changes: 1 } }, multi }] };
};
const remove = (q: Document, limit: number): Document => ({ delete: 'dishes', deletes: [{ q, limit }] });

/** Commands that read every document, or write many; into how many pieces they are cut: COUNT by this number. */
const LONG: [name: string, command: Document, piece: number][] = [
  ['a scan', find({ filter: { text: 'y' } }), 1],
  ['a count', aggregate({ text: 'y' }), 1],
  [
    'a search for many keys that are missing',
    find({ filter: { _id: { $in: numbered(COUNT).map(({ n }) => -1 - n) } } }),
    1,
  ],
  ['a sort in memory', find({ sort: { n: 1 }, limit: 1 }), 1],
  ['the build of an index', index('i', { text: 1, n: 1 }), 1],
  ['an update that finds nothing', update({ text: 'y' }, false), 1],
  ['a deletion that finds nothing', remove({ text: 'y' }, 1), 1],
  ['an update of many', update({ _id: { $lt: COUNT / 10 } }, true), 10],
  ['many documents', { insert: 'more', documents }, 1],
  ['the deletion of many', remove({ _id: { $lt: COUNT / 10 } }, 0), 10],
];

it.each(LONG)('while a long command runs, others have their turn: %s', async (_name, command, piece) => {
  let [turns, isRunning] = [0, true];
  const takeTurn = () => {
    turns++;
    if (isRunning) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  expect(await send(command)).toMatchObject({ ok: 1 });
  isRunning = false;
  expect(turns).toBeGreaterThanOrEqual(Math.floor(COUNT / piece));
});

it('hello gets a reply while one document takes long, which cannot be done in pieces', async () => {
  vi.restoreAllMocks();
  const engine = await startTempEngine();
  const db = engine.connection.db;
  let responses = 0;
  // On a busy machine the first document may be done before two replies.
  for (let round = 0; responses < 2 && round < 10; round++) {
    const tags = Array.from({ length: 80_000 }, (_, n) => `tag ${n}`);
    let isRunning = true;
    const many = { $addToSet: { tags: { $each: tags } } };
    const done = db
      ?.collection('tagged')
      .updateOne({ n: round }, many, { upsert: true })
      .finally(() => {
        isRunning = false;
      });
    for (responses = 0; isRunning; responses += isRunning ? 1 : 0) await db?.command({ hello: 1 });
    await done;
  }
  await engine.close();
  expect(responses).toBeGreaterThan(1);
});

it.each([
  ['its collection', { drop: 'dishes' }],
  ['its index', { dropIndexes: 'dishes', index: 'i' }],
])('a count or an update fails if %s is dropped meanwhile, and returns no partial result', async (_what, drop) => {
  vi.restoreAllMocks();
  await send(index('i', { text: 1 }));
  for (const command of [{ ...aggregate({ text }), hint: 'i' }, update({ text }, true)]) {
    slowDown();
    const work = send(command);
    await new Promise(setImmediate);
    await send(drop);
    const response = await work;
    expect(response.code ?? response.writeErrors?.[0].code).toBe(175);
    vi.restoreAllMocks();
    await send({ insert: 'dishes', documents: documents.map(({ n }) => ({ n, text })) });
    await send(index('i', { text: 1 }));
  }
});

describe('maxTimeMS', () => {
  it.each<[string, Document]>([
    ['a find', find({ filter: { text: 'y' } })],
    ['a count', aggregate({ text: 'y' })],
    ['a sort', find({ sort: { n: 1 } })],
  ])('ends %s that takes longer', async (_what, read) => {
    expect(await send({ ...read, maxTimeMS: 50 })).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  it('counts over all pages of a cursor, and leaves enough to one that is quick', async () => {
    const pages = async (maxTimeMS: number) => {
      const first = await send({ find: 'dishes', batchSize: COUNT / 2, maxTimeMS });
      return [first, await send({ getMore: Long.fromNumber(first.cursor.id), collection: 'dishes' })];
    };
    // A document takes two reads of the clock.
    expect(await pages(15 * COUNT)).toMatchObject([{ ok: 1 }, { code: 50 }]);
    expect(await pages(1_000 * COUNT)).toMatchObject([{ ok: 1 }, { ok: 1 }]);
  });
});

describe('a sort in memory', () => {
  beforeEach(async () => {
    vi.restoreAllMocks();
    await send({ insert: 'many', documents: numbered(MANY) });
    slowDown();
  });
  const valuesBy = async (sort: Document, field: string, rest: Document = {}) =>
    (await send(find({ find: 'many', sort, batchSize: MANY, ...rest }))).cursor.firstBatch.map(
      (one: Document) => one[field],
    );

  it('has the order of the whole, with and without a limit', async () => {
    const sorted = Array.from({ length: MANY }, (_, n) => n);
    expect(await valuesBy({ n: 1 }, 'n')).toEqual(sorted);
    expect(await valuesBy({ n: 1 }, 'n', { limit: 20 })).toEqual(sorted.slice(0, 20));
    expect(await valuesBy({ n: 1 }, 'n', { limit: 20, skip: 2_200 })).toEqual(sorted.slice(2_200, 2_220));
  });

  it('of few that are wanted gives the documents as it sorted them, whatever is written meanwhile', async () => {
    const page = valuesBy({ n: 1 }, 'n', { skip: 5, limit: 20 });
    await new Promise(setImmediate);
    await send({ update: 'many', updates: [{ q: { n: { $lt: MANY / 2 } }, u: { $inc: { n: MANY } }, multi: true }] });
    const values = await page;
    expect(values).toHaveLength(20);
    expect(values).toEqual(values.toSorted((a: number, b: number) => a - b));
  });

  it('preserves the order of equal documents', async () => {
    expect(await valuesBy({ text: 1 }, '_id')).toEqual(await valuesBy({ $natural: 1 }, '_id'));
  });
});
