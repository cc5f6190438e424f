import { silentLog } from '@tdt/database/testing';
import { describe, expect, it } from 'vitest';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { type Actor, everyOrder, type Kill } from '../testing/interleavings.ts';
import { createMediaFiles } from './media-files.ts';
import { createRemovedFiles } from './removed-files.ts';

const FILE = 'media/recipe-images/cover/7d444840-9dc0-41d1-b245-5ffdce74fad2.webp';
const URL = `/${FILE}`;
const NOW = 1_800_000_000_000;
const TODAY = `removed/7d/${FILE}.${NOW - 3_600_000}`;
const TWO_DAYS_AGO = `removed/7d/${FILE}.${NOW - 2 * 86_400_000}`;

/** Files and references that several processes share. */
interface World {
  files: Set<string>;
  /** Who refers to the file. */
  users: Set<string>;
}

/** The services of a process, each of whose steps on the world waits for its turn. */
function processOn({ files, users }: World, step: () => Promise<void> = async () => {}) {
  const has = async (path: string) => {
    await step();
    return files.has(path);
  };
  const storage = {
    exists: has,
    open: async (path: string) => ((await has(path)) ? ({ path } as StoredFile) : null),
    // Reads, then writes, as in a bucket; a disk does both at once.
    async copy(from: string, to: string) {
      if (!(await has(from))) return false;
      await step();
      files.add(to);
      return true;
    },
    async remove(path: string) {
      await step();
      return files.delete(path);
    },
    async *list(folder: string, beginning = '') {
      await step();
      for (const path of [...files]) if (path.startsWith(`${folder}/${beginning}`)) yield { path, size: 6 };
    },
  } as unknown as Storage;
  const referenced = {
    async among(urls: readonly string[]) {
      await step();
      return new Set(users.size > 0 ? urls : []);
    },
  };
  const removed = createRemovedFiles({ storage, referenced, now: () => NOW });
  return { removed, files: createMediaFiles({ storage, referenced, removed, log: silentLog }) };
}

/** A save that refers to the file, unless the file is missing. */
const saveReferring =
  (world: World): Actor =>
  async (step) => {
    if (!(await processOn(world, step).files.claim(URL))) return;
    await step();
    world.users.add('new');
  };

const saveDropping =
  (world: World, user = 'old'): Actor =>
  async (step) => {
    await step();
    world.users.delete(user);
    await processOn(world, step).files.release([URL]);
  };

const removing =
  (world: World): Actor =>
  async (step) =>
    void (await processOn(world, step)
      .files.remove(URL)
      .catch(() => {}));

const deleting =
  (world: World): Actor =>
  async (step) =>
    void (await processOn(world, step).removed.deleteExpired());

/** A visitor finds the file that something refers to. */
async function isThere(world: World): Promise<boolean> {
  return world.files.has(FILE) || (await processOn(world).removed.recover(FILE)) !== null;
}

/** More steps than an actor has. */
const STEPS = 9;

describe('a file that content refers to in the moment of its removal', () => {
  const inPlace =
    (...users: string[]) =>
    (): World => ({ files: new Set([FILE]), users: new Set(users) });
  const setAside = (path: string) => (): World => ({ files: new Set([path]), users: new Set() });
  const cases: [string, () => World, (world: World) => Actor[]][] = [
    ['by another save', inPlace('old'), (w) => [saveDropping(w), saveReferring(w)]],
    ['by two saves', inPlace('old', 'older'), (w) => [saveDropping(w), saveDropping(w, 'older'), saveReferring(w)]],
    ['by an editor', inPlace(), (w) => [removing(w), saveReferring(w)]],
    ['by an editor, again', setAside(TODAY), (w) => [removing(w), saveReferring(w), saveReferring(w)]],
    ['for good', setAside(TWO_DAYS_AGO), (w) => [deleting(w), saveReferring(w)]],
    ['by a save and for good', inPlace('old'), (w) => [saveDropping(w), deleting(w), saveReferring(w)]],
    ['for good and by an editor', setAside(TWO_DAYS_AGO), (w) => [deleting(w), removing(w), saveReferring(w)]],
  ];

  async function expectThere(begin: () => World, actorsOf: (world: World) => Actor[], kill?: Kill): Promise<number> {
    return everyOrder(() => {
      const world = begin();
      const check = async () => {
        const files = [...world.files].join();
        if (world.users.size > 0) expect(await isThere(world), files).toBe(true);
      };
      return { actors: actorsOf(world), check };
    }, kill);
  }

  it.each(cases)('stays in whatever order the steps are done: %s', async (_, begin, actorsOf) => {
    expect(await expectThere(begin, actorsOf)).toBeGreaterThan(2);
  });

  it.each(cases)('stays wherever a process is killed: %s', async (_, begin, actorsOf) => {
    for (const actor of actorsOf(begin()).keys())
      for (let step = 0; step < STEPS; step += 1) await expectThere(begin, actorsOf, { actor, step });
  });
});

it('what was removed today can be named again, and what was removed before cannot', async () => {
  for (const [path, isBack] of [
    [TODAY, true],
    [TWO_DAYS_AGO, false],
  ] as const) {
    const world: World = { files: new Set([path]), users: new Set() };
    const { removed, files } = processOn(world);
    await removed.deleteExpired();
    expect(await removed.recover(FILE)).toBeNull();
    expect(await files.claim(URL)).toBe(isBack);
  }
});

it('what expires although something refers to it comes back, and leaves no second copy', async () => {
  const world: World = { files: new Set([TWO_DAYS_AGO]), users: new Set(['an import']) };
  expect(await processOn(world).removed.deleteExpired()).toEqual({ files: 0, bytes: 0 });
  expect([...world.files]).toEqual([FILE]);
});
