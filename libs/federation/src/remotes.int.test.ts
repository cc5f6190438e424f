import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { builtRemote, builtShell } from './testing/built-project.ts';
import { remotesInstance, remotesPlace } from './testing/remotes-instance.ts';

it('is empty at first', async () => {
  const remotes = await remotesInstance(await remotesPlace());
  expect(remotes.current()).toEqual({ generation: 0, shell: null, remotes: [] });
  expect(remotes.publicView()).toEqual({ generation: 0, remotes: [] });
});

it('puts shell and remotes live in one step, and their files into the storage', async () => {
  const here = await remotesPlace();
  const remotes = await remotesInstance(here);
  const live = await remotes.register([await builtRemote(), await builtShell()]);
  expect(live).toMatchObject([
    { build: { name: 'shell' }, outcome: 'live', other: null },
    { build: { name: 'catalogue' }, outcome: 'live', other: null },
  ]);
  expect(remotes.current()).toMatchObject({ generation: 1, shell: { version: '1' }, remotes: [{ name: 'catalogue' }] });
  const stored = await here.storage.open('assets/catalogue/1/web/remoteEntry.js');
  expect(String(await stored?.read())).toBe('/* catalogue 1 */');
});

it('calls listeners once for a switch', async () => {
  const remotes = await remotesInstance(await remotesPlace());
  const heard = vi.fn();
  const stop = remotes.onSwitch(heard);
  const folder = await builtRemote();
  await remotes.register([folder]);
  await remotes.register([folder]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ generation: 1 }));
  stop();
  await remotes.register([await builtRemote({ version: '2' })]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('stores the files of a known version again when the storage has lost them', async () => {
  const here = await remotesPlace();
  const remotes = await remotesInstance(here);
  const folder = await builtRemote();
  await remotes.register([folder]);
  await rm(join(here.dataDir, 'assets'), { recursive: true });
  await remotes.register([folder]);
  expect(await here.storage.exists('assets/catalogue/1/web/remoteEntry.js')).toBe(true);
  expect(remotes.current().generation).toBe(1);
});

it('notices what another instance puts live', async () => {
  const here = await remotesPlace();
  const [one, other] = [await remotesInstance(here), await remotesInstance(here)];
  const heard = new Promise((resolve) => other.onSwitch(resolve));
  await one.register([await builtRemote()]);
  expect(await heard).toMatchObject({ generation: 1, remotes: [{ name: 'catalogue', version: '1' }] });
});

it('keeps both builds when two instances register concurrently', async () => {
  const here = await remotesPlace();
  const names = ['a', 'b', 'c', 'd'];
  const instances = await Promise.all(names.map(() => remotesInstance(here, { pollMs: 60_000 })));
  const folders = await Promise.all(names.map((name) => builtRemote({ name })));
  await Promise.all(instances.map((remotes, index) => remotes.register(folders.slice(index, index + 1))));
  await instances[0]?.list();
  expect(instances[0]?.current().remotes.map(({ name }) => name)).toEqual(names);
});

it('refuses a build with a file that differs from its list, and keeps what is live', async () => {
  const remotes = await remotesInstance(await remotesPlace());
  await remotes.register([await builtRemote()]);
  const folder = await builtRemote({ version: '2' });
  await writeFile(join(folder, 'web/js/remote.js'), 'something else');
  await expect(remotes.register([folder])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(remotes.current()).toMatchObject({ generation: 1, remotes: [{ version: '1' }] });
});

it('provides the live server bundle as a local file with its hash', async () => {
  const here = await remotesPlace();
  const remotes = await remotesInstance(here);
  await remotes.register([await builtRemote()]);
  const bundle = await remotes.serverBundle('catalogue');
  expect(await readFile(bundle?.path ?? '', 'utf8')).toBe('exports.routes = []; // catalogue 1');
  expect(bundle).toMatchObject({ name: 'catalogue', version: '1', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await expect(remotes.serverBundle('nobody')).rejects.toMatchObject({ code: 'REMOTE_NOT_FOUND' });
});

it('replaces a local bundle that was changed', async () => {
  const remotes = await remotesInstance(await remotesPlace());
  await remotes.register([await builtRemote()]);
  const { path = '' } = (await remotes.serverBundle('catalogue')) ?? {};
  await writeFile(path, 'throw new Error("changed")');
  await remotes.serverBundle('catalogue');
  expect(await readFile(path, 'utf8')).toContain('exports.routes');
});
