import { rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Document } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decode, encode } from '../bson/codec.ts';
import { dispatch } from '../commands/dispatch.ts';
import { Cursors } from '../sessions/cursors.ts';
import { tempDir, until } from '../testing/temp-engine.ts';
import type { Collection } from './collection.ts';
import { createDatabase, type Database } from './database.ts';
import { idRange } from './keys.ts';
import { openSqliteStore, type Store } from './sqlite-store.ts';

/** So many that their index takes several commits. */
const COUNT = 1_000;
const LAST = COUNT - 1;

let store: Store;
let database: Database;
let close: () => void;
/** Hands a command to an engine in this process, as a message. */
let send: (command: Document) => Promise<Document>;
beforeEach(async () => {
  const directory = tempDir();
  store = openSqliteStore(directory);
  close = () => {
    store.close();
    rmSync(directory, { recursive: true });
  };
  database = createDatabase(store);
  const engine = { database, cursors: new Cursors() };
  send = async (command) => {
    const body = encode({ ...command, $db: 'db' });
    const [name = ''] = Object.keys(command);
    const request = { id: 1, command: name, body, sequences: new Map(), database: undefined, wantsReply: true };
    return decode((await dispatch(engine, request)).subarray(21));
  };
  await send({ insert: 'dishes', documents: Array.from({ length: COUNT }, (_, n) => ({ _id: n, n })) });
});
afterEach(() => close());

const build = ({ maxTimeMS = 0, ...options }: Document = { unique: true }): Promise<Document> =>
  send({ createIndexes: 'dishes', indexes: [{ key: { n: 1 }, name: 'n_1', ...options }], maxTimeMS });
const insert = (...documents: Document[]) => send({ insert: 'dishes', documents });
const set = (_id: number, n: number) => send({ update: 'dishes', updates: [{ q: { _id }, u: { $set: { n } } }] });
const remove = (_id: number) => send({ delete: 'dishes', deletes: [{ q: { _id }, limit: 1 }] });
const dishes = () => database.catalog.collections.get('db.dishes') as Collection;
const indexNames = async () =>
  (await send({ listIndexes: 'dishes' })).cursor.firstBatch.map(({ name }: Document) => name);

/** Looks at each turn of the event loop: a build may take a few milliseconds only. */
async function untilBegun(): Promise<void> {
  while (!dishes().build) await nextTurn();
}

/** Begins a build, and returns once its first part is on the disk. */
async function begun(options?: Document) {
  const reply = build(options);
  await untilBegun();
  return { reply, index: dishes().build?.indexes[0] as { id: number } };
}

/** The numbers that a search by the index finds, and those of a scan. */
async function found() {
  const numbers = async (rest: Document) =>
    (await send({ find: 'dishes', batchSize: 2 * COUNT, ...rest })).cursor.firstBatch
      .map(({ n }: Document) => n)
      .sort((a: number, b: number) => a - b);
  return { byIndex: await numbers({ filter: { n: { $gte: -9 } }, hint: 'n_1' }), all: await numbers({}) };
}

it('other writes are possible while an index is built, which contains them in the end', async () => {
  const { reply } = await begun();
  const order: string[] = [];
  const written = [set(0, -1), set(LAST, -2), remove(1), remove(LAST - 1), insert({ n: -3 })];
  await Promise.all([
    reply.then(() => order.push('build')),
    ...written.map((one) => one.then(() => order.push('write'))),
  ]);
  expect(order[0]).toBe('write');
  expect(await reply).toMatchObject({ ok: 1, numIndexesBefore: 1, numIndexesAfter: 2 });
  const { byIndex, all } = await found();
  expect(byIndex).toEqual(all);
  expect(byIndex).toHaveLength(COUNT - 1);
  expect(await insert({ n: -3 })).toMatchObject({ writeErrors: [{ code: 11000 }] });
});

it('no search uses an index before it is complete, and no list shows it', async () => {
  const { reply } = await begun();
  expect(await indexNames()).toEqual(['_id_']);
  expect(await send({ find: 'dishes', hint: 'n_1' })).toMatchObject({ code: 2 });
  await reply;
  expect(await indexNames()).toEqual(['_id_', 'n_1']);
});

it.each<[what: string, write: () => Promise<unknown>]>([
  ['in a document that is indexed already', () => set(1, 0)],
  ['in a document that is not yet indexed', () => set(LAST, 0)],
  ['in a new document', () => insert({ n: 0 })],
])('a write that contradicts a unique index %s ends the build, and is done', async (_what, write) => {
  const { reply, index } = await begun();
  expect(await write()).toMatchObject({ ok: 1, n: 1 });
  expect(await reply).toMatchObject({ code: 11000 });
  expect(await indexNames()).toEqual(['_id_']);
  expect(await insert({ n: 0 })).toMatchObject({ n: 1 });
  await until('its entries are deleted', () => database.view.page(...idRange(index.id), false, 1).length === 0);
  expect(await build({})).toMatchObject({ ok: 1, numIndexesAfter: 2 });
});

it('a removal of a document that is not yet indexed leaves the entry of another one with its key', async () => {
  const { reply } = await begun({});
  await set(LAST, 0);
  await remove(LAST);
  await reply;
  const { byIndex, all } = await found();
  expect(byIndex).toEqual(all);
});

it('a second build of the same index waits for the first', async () => {
  const replies = await Promise.all([build(), build()]);
  expect(replies).toMatchObject([{ numIndexesAfter: 2 }, { numIndexesBefore: 2, numIndexesAfter: 2 }]);
});

it('a build that waits for another one commits nothing meanwhile, and ends after maxTimeMS', async () => {
  const { reply } = await begun();
  const begin = vi.spyOn(store, 'begin');
  expect(await build({ name: 'late', maxTimeMS: 1 })).toMatchObject({ code: 50 });
  expect(begin.mock.calls.length).toBeLessThan(4);
  expect(await reply).toMatchObject({ ok: 1 });
});

it('a dropped index leaves the build of another one', async () => {
  await send({ createIndexes: 'dishes', indexes: [{ key: { m: 1 }, name: 'm_1' }] });
  const { reply } = await begun();
  expect(await send({ dropIndexes: 'dishes', index: 'm_1' })).toMatchObject({ ok: 1, nIndexesWas: 3 });
  expect(await reply).toMatchObject({ ok: 1 });
  expect(await indexNames()).toEqual(['_id_', 'n_1']);
});

it('of indexes that are built together, none can be dropped alone', async () => {
  const [n, m] = ['n', 'm'].map((name) => ({ key: { [name]: 1 }, name: `${name}_1` }));
  const reply = send({ createIndexes: 'dishes', indexes: [n, m] });
  await untilBegun();
  expect(await send({ dropIndexes: 'dishes', index: 'm_1' })).toMatchObject({ code: 238 });
  expect(await reply).toMatchObject({ ok: 1, numIndexesAfter: 3 });
});

it.each([
  ['dropped indexes', { dropIndexes: 'dishes', index: '*' }],
  ['a drop by its name', { dropIndexes: 'dishes', index: 'n_1' }],
  ['a new name', { renameCollection: 'db.dishes', to: 'db.meals' }],
])('%s: ends the build, and leaves no entries', async (_what, command) => {
  const { reply, index } = await begun();
  expect(await send(command)).toMatchObject({ ok: 1 });
  expect(await reply).toMatchObject({ code: 276 });
  await until('its entries are deleted', () => database.view.page(...idRange(index.id), false, 1).length === 0);
});

it('a dropped collection ends the build, and leaves no entries', async () => {
  const { reply, index } = await begun();
  await send({ drop: 'dishes' });
  expect(await reply).toMatchObject({ code: 276 });
  await until('its entries are deleted', () => database.view.page(...idRange(index.id), false, 1).length === 0);
});

it('until a build is done, the next start finds no index, and a mark to delete its entries', async () => {
  const { reply, index } = await begun();
  const next = createDatabase(store);
  expect(next.catalog.collections.get('db.dishes')?.indexes).toHaveLength(1);
  expect([...next.catalog.toWipe]).toEqual([index.id]);
  expect(next.catalog.nextId()).toBeGreaterThan(index.id);
  await reply;
  expect(createDatabase(store).catalog.toWipe.size).toBe(0);
});
