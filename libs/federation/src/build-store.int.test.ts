import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildSchema } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { createBuildStore } from './build-store.ts';
import { builtRemote } from './testing/built-project.ts';
import { remotesPlace } from './testing/remotes-instance.ts';

async function storedBuild() {
  const { storage } = await remotesPlace();
  const folder = await builtRemote();
  const build = BuildSchema.parse(JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')));
  const builds = createBuildStore(storage);
  await builds.keep(folder, build);
  return { storage, build, builds };
}

it('does not regard the rest of an interrupted removal as a complete build', async () => {
  const { storage, build, builds } = await storedBuild();
  expect(await builds.missing(build)).toMatchObject({ files: 0 });
  const stop = new AbortController();
  const cutOff = createBuildStore({
    ...storage,
    remove: (path) => storage.remove(path).finally(() => stop.abort()),
  });
  const stored = await builds.find(build);
  if (!stored) throw new Error('The build is not stored.');
  await expect(cutOff.remove(stored, stop.signal)).rejects.toThrow('aborted');
  expect((await builds.find(build))?.files).toHaveLength(build.files.length);
  expect(await builds.missing(build)).toMatchObject({ files: build.files.length });
});
