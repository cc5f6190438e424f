import { rmSync } from 'node:fs';
import type { Document } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

const build = (options: Document = { unique: true }): Promise<Document> =>
  send({ createIndexes: 'dishes', indexes: [{ key: { n: 1 }, name: 'n_1', ...options }] });
const insert = (...documents: Document[]) => send({ insert: 'dishes', documents });
const set = (_id: number, n: number) => send({ update: 'dishes', updates: [{ q: { _id }, u: { $set: { n } } }] });
const remove = (_id: number) => send({ delete: 'dishes', deletes: [{ q: { _id }, limit: 1 }] });
const dishes = () => database.catalog.collections.get('db.dishes') as Collection;
const indexNames = async () =>
  (await send({ listIndexes: 'dishes' })).cursor.firstBatch.map(({ name }: Document) => name);

/** Begins a build, and returns once its first part is on the disk. */
async function begun(options?: Document) {
  const reply = build(options);
  await until('the build has begun', () => dishes().build);
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

it('other writes go on while an index is built, which has them in the end', async () => {
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

it.each([
  ['dropped indexes', { dropIndexes: 'dishes', index: '*' }],
  ['a new name', { renameCollection: 'db.dishes', to: 'db.meals' }],
])('%s end the build, and leave no entries', async (_what, command) => {
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
  expect([...next.catalog.wiped]).toEqual([index.id]);
  expect(next.catalog.nextId()).toBeGreaterThan(index.id);
  await reply;
  expect(createDatabase(store).catalog.wiped.size).toBe(0);
});
