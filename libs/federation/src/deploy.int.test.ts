import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtRemote, builtShell } from './testing/built-project.ts';
import { catalogueOf, placeWithCatalogue } from './testing/remotes-instance.ts';

const ENTRY = 'web/remoteEntry.js';
const SERVER = 'node/remote.cjs';

describe('deploy', () => {
  it('stores the files and puts the build live', async () => {
    const { place, remotes } = await placeWithCatalogue();
    const deployed = await remotes.deploy('catalogue', await builtRemote({ version: '2' }));
    expect(deployed).toMatchObject({ name: 'catalogue', version: '2', before: '1', stored: { files: 3 }, resting: [] });
    expect(catalogueOf(remotes)).toBe('2');
    expect(String(await (await place.storage.open(`assets/catalogue/2/${ENTRY}`))?.read())).toBe('/* catalogue 2 */');
  });

  it('makes all checks and writes nothing on a dry run', async () => {
    const { place, remotes } = await placeWithCatalogue();
    const { generation } = remotes.current();
    const tried = await remotes.deploy('catalogue', await builtRemote({ version: '2' }), { dryRun: true });
    expect(tried).toMatchObject({ version: '2', before: '1', stored: { files: 3 } });
    expect(await place.storage.exists(`assets/catalogue/2/${ENTRY}`)).toBe(false);
    expect((await remotes.list()).generation).toBe(generation);
    const damaged = await builtRemote({ version: '3' });
    await writeFile(join(damaged, SERVER), 'something else');
    await expect(remotes.deploy('catalogue', damaged, { dryRun: true })).rejects.toThrow(SERVER);
  });

  it('changes nothing when the build is live, and stores files again that were lost or truncated', async () => {
    const { place, remotes } = await placeWithCatalogue();
    const { generation } = remotes.current();
    const folder = await builtRemote();
    expect(await remotes.deploy('catalogue', folder)).toMatchObject({ before: '1', stored: { files: 0, bytes: 0 } });
    await place.storage.remove(`assets/catalogue/1/${ENTRY}`);
    await place.storage.put(`assets/catalogue/1/${SERVER}`, 'half');
    expect(await remotes.deploy('catalogue', folder)).toMatchObject({ before: '1', stored: { files: 2 } });
    expect(String(await (await place.storage.open(`assets/catalogue/1/${SERVER}`))?.read())).toContain(
      'exports.routes',
    );
    expect(remotes.current().generation).toBe(generation);
  });

  it('puts nothing live when it is stopped, and continues when run again', async () => {
    const { place, remotes } = await placeWithCatalogue();
    const folder = await builtRemote({ version: '2' });
    const interrupted = new AbortController();
    const onProgress = () => interrupted.abort(new Error('Ctrl-C'));
    const stopped = remotes.deploy('catalogue', folder, { signal: interrupted.signal, onProgress });
    await expect(stopped).rejects.toThrow('Ctrl-C');
    expect(catalogueOf(remotes)).toBe('1');
    expect(await place.storage.exists('assets/catalogue/2/build.json')).toBe(false);
    await remotes.deploy('catalogue', folder);
    expect(catalogueOf(remotes)).toBe('2');
    for (const path of [ENTRY, SERVER, 'build.json']) {
      expect([path, await place.storage.exists(`assets/catalogue/2/${path}`)]).toEqual([path, true]);
    }
  });

  it('does not trust the files of an interrupted upload', async () => {
    const { place, remotes } = await placeWithCatalogue();
    await place.storage.put(`assets/catalogue/2/${ENTRY}`, '/* CATALOGUE 2 */');
    await remotes.deploy('catalogue', await builtRemote({ version: '2' }));
    expect(String(await (await place.storage.open(`assets/catalogue/2/${ENTRY}`))?.read())).toBe('/* catalogue 2 */');
  });

  it('lists the remotes that do not fit a shell for another platform', async () => {
    const { remotes } = await placeWithCatalogue();
    const shell = await builtShell({ version: '2', platform: '2.0.0' });
    expect(await remotes.deploy('shell', shell, { dryRun: true })).toMatchObject({ resting: ['catalogue'] });
    expect(await remotes.deploy('shell', shell)).toMatchObject({ before: '1', resting: ['catalogue'] });
    expect((await remotes.list()).projects).toMatchObject([
      { name: 'shell', live: '2', by: 'operator', resting: false, previous: [{ version: '1', fits: true }] },
      { name: 'catalogue', live: '1', resting: true, since: expect.stringMatching(/^20/) },
    ]);
  });
});
