import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openConnection, temporaryPlace } from '../testing/temporary-database.ts';
import { createChanges } from './changes.ts';
import { type ChangeKind, declareAllChanged, openFeed } from './feed.ts';

const PROGRAM = new URL('../testing/writing-program.ts', import.meta.url).pathname;
const KINDS = ['recipes', 'countries'] as const;
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`);
const written = async () => true;

/** A process with a connection of its own, whose copies are read. */
async function aProcess(place: { mongodbUri: string }) {
  const connection = await openConnection(place);
  const changes = createChanges(connection);
  /** What was read again and what listeners heard since the last look. */
  const reads: [ChangeKind, readonly string[] | null][] = [];
  const heard: (ChangeKind | null)[] = [];
  for (const kind of KINDS) changes.follow(kind, async (ids) => void reads.push([kind, ids]));
  changes.listen((kind) => heard.push(kind));
  onTestFinished(changes.settle);
  await changes.refresh();
  reads.length = heard.length = 0;
  return {
    ...changes,
    connection,
    reads,
    heard,
    /** Writes and ends. */
    async store(kind: ChangeKind, ...ids: string[]) {
      await changes.write(kind, ids, written, Boolean);
      await changes.settle();
      reads.length = 0;
    },
    async look() {
      await changes.refresh();
      return reads.splice(0);
    },
    feed: () =>
      connection
        .collection('changes')
        .find({}, { sort: { _id: 1 } })
        .toArray(),
  };
}

async function twoProcesses() {
  const place = await temporaryPlace();
  return { place, writer: await aProcess(place), reader: await aProcess(place) };
}

const ALL = [
  ['recipes', null],
  ['countries', null],
];

it('reads everything when it begins', async () => {
  const changes = createChanges(await openConnection(await temporaryPlace()));
  const order: unknown[] = [];
  changes.follow('countries', async (ids) => order.push(ids));
  changes.listen((kind) => order.push(kind));
  await changes.refresh();
  await changes.refresh();
  expect(order).toEqual([null, null]);
});

it('has the copies of the writer read before a write resolves, and not a second time', async () => {
  const { writer } = await twoProcesses();
  expect(await writer.write('recipes', ['a', 'b'], async () => 'saved', Boolean)).toBe('saved');
  expect([writer.reads.splice(0), writer.heard]).toEqual([[['recipes', ['a', 'b']]], ['recipes']]);
  expect(await writer.look()).toEqual([]);
  await writer.settle();
  expect(await writer.look()).toEqual([]);
});

it('has other processes read what was written at their next look, once', async () => {
  const { writer, reader } = await twoProcesses();
  await writer.store('recipes', 'a', 'b');
  await writer.store('countries', 'c');
  await writer.store('recipes', 'b', 'd');
  expect(await reader.look()).toEqual([
    ['recipes', ['a', 'b', 'd']],
    ['countries', ['c']],
  ]);
  expect(reader.heard).toEqual(['recipes', 'countries']);
  expect(await reader.look()).toEqual([]);
});

it('says nothing of a write that changed nothing', async () => {
  const { writer, reader } = await twoProcesses();
  expect(
    await writer.write(
      'recipes',
      ['a'],
      async () => 'stale',
      (outcome) => outcome !== 'stale',
    ),
  ).toBe('stale');
  await writer.store('recipes');
  await writer.settle();
  expect([await reader.look(), writer.reads, writer.heard]).toEqual([[], [], []]);
});

it('reads a write that has not ended at each look, until it ends', async () => {
  const { writer, reader } = await twoProcesses();
  const end = Promise.withResolvers<boolean>();
  const writing = writer.write('recipes', ['a'], () => end.promise, Boolean);
  for (let round = 0; round < 3; round += 1) await expect.poll(reader.look).toEqual([['recipes', ['a']]]);
  expect(await writer.look()).toEqual([]);
  end.resolve(true);
  await writing;
  await writer.settle();
  expect(await reader.look()).toEqual([['recipes', ['a']]]);
  expect(await reader.look()).toEqual([]);
});

it('reads what a killed process has stored, for a minute of looks, then ends its write', async () => {
  const { place, reader } = await twoProcesses();
  const stored = async () => (await reader.connection.collection('recipes').countDocuments()) === 1;
  const child = spawn(process.execPath, [PROGRAM, place.mongodbUri], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(stored, { timeout: 20_000 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');

  for (let look = 1; look <= 60; look += 1)
    expect([look, await reader.look()]).toEqual([look, [['recipes', ['killed']]]]);
  expect(await reader.look()).toEqual([]);
  expect(await reader.feed()).toEqual([
    { _id: 'feed', sequence: 1, entries: [expect.objectContaining({ ids: ['killed'] })] },
    { _id: 'unfinished', writes: {} },
  ]);
});

it('goes on reading what a killed process has stored while its end cannot be stored, as on a full disk', async () => {
  const { reader } = await twoProcesses();
  await openFeed(reader.connection).begin('killed:1', { kind: 'recipes', ids: ['a'], by: 'killed' });
  const full = vi.spyOn(reader.connection.collection('changes'), 'bulkWrite').mockRejectedValue(new Error('disk full'));
  for (let look = 1; look <= 62; look += 1) expect([look, await reader.look()]).toEqual([look, [['recipes', ['a']]]]);
  full.mockRestore();
  await reader.look();
  expect(await reader.look()).toEqual([]);
});

it('reads a write again whose outcome is unknown, or that its own copies could not read', async () => {
  const { writer, reader } = await twoProcesses();
  const lost = writer.write('recipes', ['lost'], () => Promise.reject(new Error('connection lost')), Boolean);
  await expect(lost).rejects.toThrow('connection lost');
  let isAway = true;
  writer.follow('countries', async () => {
    if (isAway) throw new Error('the database is away');
  });
  await expect(writer.write('countries', ['c'], written, Boolean)).rejects.toThrow('the database is away');
  expect(writer.heard).toEqual(['countries']);
  writer.reads.length = 0;
  await expect(writer.look()).rejects.toThrow('the database is away');
  isAway = false;
  writer.reads.length = 0;
  const again = [
    ['recipes', ['lost']],
    ['countries', ['c']],
  ];
  expect([await writer.look(), await reader.look()]).toEqual([again, again]);
});

it('looks again for what it could not read', async () => {
  const { writer, reader } = await twoProcesses();
  let isAway = true;
  reader.follow('recipes', async () => {
    if (isAway) throw new Error('the database is away');
  });
  await writer.store('recipes', 'a');
  await expect(reader.look()).rejects.toThrow('the database is away');
  isAway = false;
  reader.reads.length = 0;
  expect(await reader.look()).toEqual([['recipes', ['a']]]);
});

it('reads large writes in batches, and everything when the feed does not reach back to its last look', async () => {
  const { writer, reader } = await twoProcesses();
  await writer.store('recipes', ...numbers(1000));
  expect((await reader.look()).map(([, ids]) => ids?.length)).toEqual([200, 200, 200, 200, 200]);
  for (let round = 0; round < 50; round += 1) await writer.store('recipes', `${round}`);
  expect(await reader.look()).toEqual([['recipes', numbers(50)]]);
  for (let round = 0; round < 51; round += 1) await writer.store('recipes', `${round}`);
  expect([await reader.look(), reader.heard.at(-1)]).toEqual([ALL, null]);
  await writer.store('recipes', ...numbers(2501));
  expect(await reader.look()).toEqual(ALL);
});

it('keeps the feed small', async () => {
  const { writer } = await twoProcesses();
  const id = (number: number) => `7c9e6679-7425-40de-944b-${number}`;
  for (let round = 0; round < 20; round += 1) await writer.store('recipes', ...numbers(200).map((_, each) => id(each)));
  const feed = await writer.feed();
  expect(feed).toEqual([
    { _id: 'feed', sequence: 80, entries: expect.toSatisfy(({ length }) => length === 50) },
    { _id: 'unfinished', writes: {} },
  ]);
  expect(JSON.stringify(feed).length).toBeLessThan(150_000);
});

it('reads everything after a restore, and in another database under the same address', async () => {
  const { writer, reader } = await twoProcesses();
  await writer.store('recipes', 'a');
  await reader.look();
  await declareAllChanged(writer.connection);
  await writer.store('recipes', 'b');
  expect([await reader.look(), await writer.look()]).toEqual([ALL, ALL]);
  await writer.connection.collection('changes').drop();
  expect(await reader.look()).toEqual(ALL);
  await writer.store('recipes', 'c');
  expect(await reader.look()).toEqual([['recipes', ['c']]]);
});

it('begins a read only when the one before has ended', async () => {
  const changes = createChanges(await openConnection(await temporaryPlace()));
  onTestFinished(changes.settle);
  const order: string[] = [];
  changes.follow('recipes', async (ids) => {
    order.push(`begin ${ids}`);
    await new Promise(setImmediate);
    order.push(`end ${ids}`);
  });
  await Promise.all(['a', 'b'].map((id) => changes.write('recipes', [id], written, Boolean)));
  expect(order.map((step) => step.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end']);
});
