import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLocalStorage } from '../storage/local-storage.ts';
import { builtRemote, builtShell } from '../testing/built-project.ts';
import { openConnection, silentLog, temporarySettings } from '../testing/temporary-application.ts';
import { openRemotes } from './open-remotes.ts';

interface Place {
  connection: Connection;
  dataDir: string;
}

async function place(): Promise<Place> {
  const settings = await temporarySettings();
  return { connection: await openConnection(settings), dataDir: settings.dataDir };
}

/** A registry service as one instance of the BFF has it. */
async function instance({ connection, dataDir }: Place, pollMs = 20) {
  const storage = createLocalStorage(dataDir);
  const remotes = await openRemotes({ connection, dataDir, storage, log: silentLog, isShared: true, pollMs });
  onTestFinished(() => remotes.close());
  return { remotes, storage };
}

it('is empty at first', async () => {
  const { remotes } = await instance(await place());
  expect(remotes.current()).toEqual({ generation: 0, shell: null, remotes: [] });
  expect(remotes.publicView()).toEqual({ generation: 0, remotes: [] });
});

it('puts shell and remotes live in one step, and their files into the storage', async () => {
  const { remotes, storage } = await instance(await place());
  const live = await remotes.register([await builtRemote(), await builtShell()]);
  expect(live).toMatchObject([
    { build: { name: 'shell' }, outcome: 'live', other: null },
    { build: { name: 'catalogue' }, outcome: 'live', other: null },
  ]);
  expect(remotes.current()).toMatchObject({ generation: 1, shell: { version: '1' }, remotes: [{ name: 'catalogue' }] });
  const stored = await storage.open('assets/catalogue/1/web/remoteEntry.js');
  expect(String(await stored?.read())).toBe('/* catalogue 1 */');
});

it('tells listeners of a switch, once', async () => {
  const { remotes } = await instance(await place());
  const heard = vi.fn();
  const stop = remotes.onSwitch(heard);
  const folder = await builtRemote();
  await remotes.register(folder);
  await remotes.register(folder);
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ generation: 1 }));
  stop();
  await remotes.register(await builtRemote({ version: '2' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('never undoes what was deployed by a build that lies in the workspace', async () => {
  const { remotes } = await instance(await place());
  const workspace = await builtRemote({ version: 'workspace' });
  await remotes.register(workspace, { onlyIfNew: true });
  await remotes.register(await builtRemote({ version: 'deployed' }));
  expect(await remotes.register(workspace, { onlyIfNew: true })).toMatchObject([
    { build: { version: 'workspace' }, outcome: 'left', other: { version: 'deployed', by: 'operator' } },
  ]);
  expect(remotes.current().remotes[0]?.version).toBe('deployed');
  await remotes.register(workspace);
  expect(remotes.current().remotes[0]?.version).toBe('workspace');
});

it('brings back the files of a known version when the storage has lost them', async () => {
  const here = await place();
  const { remotes, storage } = await instance(here);
  const folder = await builtRemote();
  await remotes.register(folder);
  await rm(join(here.dataDir, 'assets'), { recursive: true });
  await remotes.register(folder, { onlyIfNew: true });
  expect(await storage.exists('assets/catalogue/1/web/remoteEntry.js')).toBe(true);
  expect(remotes.current().generation).toBe(1);
});

it('notices what another instance puts live', async () => {
  const here = await place();
  const [one, other] = [await instance(here), await instance(here)];
  const heard = new Promise((resolve) => other.remotes.onSwitch(resolve));
  await one.remotes.register(await builtRemote());
  expect(await heard).toMatchObject({ generation: 1, remotes: [{ name: 'catalogue', version: '1' }] });
});

it('keeps both when two instances register at once', async () => {
  const here = await place();
  const names = ['a', 'b', 'c', 'd'];
  const instances = await Promise.all(names.map(() => instance(here, 60_000)));
  const folders = await Promise.all(names.map((name) => builtRemote({ name })));
  await Promise.all(instances.map(({ remotes }, index) => remotes.register(folders[index] ?? '')));
  await instances[0]?.remotes.refresh();
  expect(instances[0]?.remotes.current().remotes.map(({ name }) => name)).toEqual(names);
});

it('refuses a build with a file that is not the one it lists, and leaves what is live', async () => {
  const { remotes } = await instance(await place());
  await remotes.register(await builtRemote());
  const folder = await builtRemote({ version: '2' });
  await writeFile(join(folder, 'web/js/remote.js'), 'something else');
  await expect(remotes.register(folder)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(remotes.current()).toMatchObject({ generation: 1, remotes: [{ version: '1' }] });
});

it('refuses a folder without a build, and one whose build.json is none', async () => {
  const { remotes } = await instance(await place());
  const folder = await builtRemote();
  await writeFile(join(folder, 'build.json'), '{"name": "catalogue"}');
  await expect(remotes.register(folder)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(remotes.register(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'REMOTE_NOT_FOUND' });
});

it('refuses files outside of the build', async () => {
  const { remotes } = await instance(await place());
  const folder = await builtRemote();
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  build.files.push({ path: '../build.json', sha256: 'a'.repeat(64), bytes: 1 });
  await writeFile(join(folder, 'build.json'), JSON.stringify(build));
  await expect(remotes.register(folder)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('gives the live server bundle as a local file with its hash', async () => {
  const here = await place();
  const { remotes } = await instance(here);
  await remotes.register(await builtRemote());
  const bundle = await remotes.serverBundle('catalogue');
  expect(await readFile(bundle?.path ?? '', 'utf8')).toBe('exports.routes = []; // catalogue 1');
  expect(bundle).toMatchObject({ name: 'catalogue', version: '1', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await expect(remotes.serverBundle('nobody')).rejects.toMatchObject({ code: 'REMOTE_NOT_FOUND' });
});

it('mends a local bundle that was changed', async () => {
  const { remotes } = await instance(await place());
  await remotes.register(await builtRemote());
  const { path = '' } = (await remotes.serverBundle('catalogue')) ?? {};
  await writeFile(path, 'throw new Error("changed")');
  await remotes.serverBundle('catalogue');
  expect(await readFile(path, 'utf8')).toContain('exports.routes');
});
