import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { createLocalStorage } from '@tdt/files/storage';
import { expect, it, onTestFinished } from 'vitest';
import { createBuildStore } from './build-store.ts';
import { readBuild } from './built-folder.ts';
import { createServerBundles } from './server-bundles.ts';
import { builtRemote } from './testing/built-project.ts';

const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);

it('removes the bundles of removed builds, and none that is used or new', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bundles-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const bundles = join(dataDir, 'bundles');
  const storage = createLocalStorage(dataDir);
  const [store, serverBundles] = [createBuildStore(storage), createServerBundles(storage, bundles)];
  const stored: Build[] = [];
  for (const version of ['1', '2']) {
    const folder = await builtRemote({ version });
    const build = await readBuild(folder);
    await store.keep(folder, build);
    await serverBundles.find(build);
    stored.push(build);
  }
  for (const name of await readdir(bundles)) await utimes(join(bundles, name), LONG_AGO, LONG_AGO);
  await writeFile(join(bundles, 'catalogue-new.cjs'), '');
  const second = stored.slice(1);
  await serverBundles.sweep(second);
  const used = await serverBundles.find(second[0] as Build);
  expect((await readdir(bundles)).map((name) => join(bundles, name)).sort()).toEqual(
    [join(bundles, 'catalogue-new.cjs'), used?.path].sort(),
  );
});
