import type { Storage } from '@tdt/files/storage';
import { describe, expect, it } from 'vitest';
import type { RemotesRegistry } from './remotes.ts';
import { builtRemote, builtShell } from './testing/built-project.ts';
import { type RemotesPlace, remotesInstance, remotesPlace } from './testing/remotes-instance.ts';

const HOUR_MS = 3_600_000;
const inTwoHours = () => new Date(Date.now() + 2 * HOUR_MS);

/** A site where several versions of one remote were deployed one after another. */
async function withVersions(...versions: string[]) {
  const place = await remotesPlace();
  const remotes = await remotesInstance(place);
  await remotes.deploy('shell', await builtShell());
  for (const version of versions) await remotes.deploy('catalogue', await builtRemote({ version }));
  return { place, remotes, later: await remotesInstance(place, { now: inTwoHours }) };
}

async function storedBuilds({ storage }: RemotesPlace): Promise<string[]> {
  const names = new Set<string>();
  for await (const { path } of storage.list('assets')) names.add(path.split('/').slice(1, 3).join(' '));
  return [...names].sort();
}

describe('prune', () => {
  it('removes nothing that is live or that a rollback can reach', async () => {
    const { place, remotes, later } = await withVersions('1', '2', '3');
    await remotes.rollBack('catalogue');
    expect(await later.prune()).toEqual({ builds: [], files: 0, bytes: 0, young: 0, finished: true });
    expect(await storedBuilds(place)).toEqual(['catalogue 1', 'catalogue 2', 'catalogue 3', 'shell 1']);
  });

  it('keeps as many earlier versions as asked, and reports what was freed', async () => {
    const { place, later } = await withVersions('1', '2', '3', '4');
    const tried = await later.prune({ keep: 1, dryRun: true });
    expect(tried).toMatchObject({ files: 8, finished: true });
    expect(tried.builds.map(({ version }) => version).sort()).toEqual(['1', '2']);
    expect(tried.bytes).toBe(tried.builds.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(await storedBuilds(place)).toHaveLength(5);
    expect(await later.prune({ keep: 1 })).toEqual(tried);
    expect(await storedBuilds(place)).toEqual(['catalogue 3', 'catalogue 4', 'shell 1']);
    expect((await later.list()).projects[1]).toMatchObject({ live: '4', previous: [{ version: '3' }] });
    expect(await later.rollBack('catalogue')).toMatchObject({ version: '3' });
  });

  it('keeps former versions for an hour, because pages rendered with them may be open', async () => {
    const { place, remotes } = await withVersions('1', '2', '3');
    expect(await remotes.prune({ keep: 0 })).toMatchObject({ builds: [], young: 2 });
    const old = Object.assign(Object.create(place.storage), place.storage, {
      list: async function* (folder: string) {
        for await (const file of place.storage.list(folder)) yield { ...file, modifiedAt: new Date(0) };
      },
    }) as Storage;
    const withOldFiles = await remotesInstance(place, { storage: old });
    expect(await withOldFiles.prune({ keep: 0 })).toMatchObject({ builds: [], young: 2 });
    expect(await remotes.rollBack('catalogue')).toMatchObject({ version: '2' });
    expect(await storedBuilds(place)).toHaveLength(4);
  });

  it('removes folders that belong to no build, once they are an hour old', async () => {
    const { place, remotes, later } = await withVersions('1');
    await place.storage.put('assets/catalogue/interrupted/web/a.js', 'an upload that ended early');
    await place.storage.put('assets/gone/1/build.json', '{}');
    await place.storage.put('assets/read-me.txt', 'nothing of ours');
    expect(await remotes.prune()).toMatchObject({ builds: [], young: 2 });
    expect((await later.prune()).builds).toContainEqual({ name: 'gone', version: '1', files: 1, bytes: 2 });
    expect(await storedBuilds(place)).toEqual(['catalogue 1', 'read-me.txt', 'shell 1']);
  });

  it('stops between two builds, and reports that it did not finish', async () => {
    const { place, later } = await withVersions('1', '2', '3', '4');
    const interrupted = new AbortController();
    const onProgress = () => interrupted.abort();
    const pruned = await later.prune({ keep: 0, signal: interrupted.signal, onProgress });
    expect(pruned).toMatchObject({ builds: [{}], finished: false });
    expect(await storedBuilds(place)).toHaveLength(4);
  });
});

/** A storage that runs `before` once, before the first call of one of its functions. */
function before(storage: Storage, name: 'open' | 'remove', act: () => Promise<unknown>): Storage {
  let acted: Promise<unknown> | undefined;
  return {
    ...storage,
    [name]: async (path: string) => {
      acted ??= act();
      await acted;
      return storage[name](path);
    },
  };
}

async function expectWhole(place: RemotesPlace, remotes: RemotesRegistry, version: string): Promise<void> {
  await remotes.list();
  expect(remotes.current().remotes).toMatchObject([{ name: 'catalogue', version }]);
  for (const path of ['build.json', ...(remotes.current().remotes[0]?.files ?? []).map((file) => file.path)]) {
    const stored = `assets/catalogue/${version}/${path}`;
    expect([stored, await place.storage.exists(stored)]).toEqual([stored, true]);
  }
}

describe('a concurrent deploy and prune', () => {
  it('leave all files of what is live when the prune removes what is being deployed', async () => {
    const { place, remotes } = await withVersions('1', '2');
    const folder = await builtRemote({ version: '1' });
    // The deploy finds all of its files and waits for the prune, which continues to remove them.
    let deployed: Promise<unknown> | undefined;
    const looking = Promise.withResolvers<void>();
    const deploying = await remotesInstance(place, {
      storage: before(place.storage, 'open', async () => looking.resolve()),
    });
    const storage = before(place.storage, 'remove', async () => {
      deployed = deploying.deploy('catalogue', folder);
      await looking.promise;
    });
    const pruning = await remotesInstance(place, { now: inTwoHours, storage });
    expect(await pruning.prune({ keep: 0 })).toMatchObject({ builds: [{ version: '1' }] });
    await deployed;
    await expectWhole(place, remotes, '1');
  });

  it('leave all files of what is live when the prune removes what the deploy has just found', async () => {
    const { place, remotes, later } = await withVersions('1', '2');
    let pruned: Promise<unknown> | undefined;
    const open: Storage['open'] = async (path) => {
      const file = await place.storage.open(path);
      pruned ??= later.prune({ keep: 0 });
      await pruned;
      return file;
    };
    const deploying = await remotesInstance(place, { storage: { ...place.storage, open } });
    await deploying.deploy('catalogue', await builtRemote({ version: '1' }));
    await expectWhole(place, remotes, '1');
  });

  it('leave all files of what is live when the deploy switches during the prune', async () => {
    const { place, remotes } = await withVersions('1', '2');
    const folder = await builtRemote({ version: '1' });
    let isListed = false;
    const storage: Storage = {
      ...place.storage,
      list: async function* (path) {
        yield* place.storage.list(path);
        if (isListed) return;
        isListed = true;
        await remotes.deploy('catalogue', folder);
      },
    };
    const pruning = await remotesInstance(place, { now: inTwoHours, storage });
    await pruning.prune({ keep: 0 });
    await expectWhole(place, remotes, '1');
  });

  it('leave all files of what is live, in any order of their steps', { timeout: 60_000 }, async () => {
    const { place, remotes, later } = await withVersions('1', '2', '3');
    const folders = await Promise.all(['1', '2', '3', '4'].map((version) => builtRemote({ version })));
    for (let round = 0; round < 12; round += 1) {
      const version = `${(round % folders.length) + 1}`;
      const folder = folders[round % folders.length] ?? '';
      await Promise.all([remotes.deploy('catalogue', folder), later.prune({ keep: 0 })]);
      await expectWhole(place, remotes, version);
    }
  });
});
