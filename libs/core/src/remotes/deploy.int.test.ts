import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { builtRemote, builtShell } from '../testing/built-project.ts';
import { type RemotesPlace, remotesInstance, remotesPlace } from '../testing/remotes-instance.ts';

const ENTRY = 'web/remoteEntry.js';
const SERVER = 'node/remote.cjs';

async function withLive(over: Partial<Build> = {}) {
  const place = await remotesPlace();
  const remotes = await remotesInstance(place);
  await remotes.deploy('shell', await builtShell());
  await remotes.deploy('catalogue', await builtRemote(over));
  return { place, remotes };
}

const liveVersion = ({ current }: Pick<Awaited<ReturnType<typeof remotesInstance>>, 'current'>) =>
  current().remotes.find(({ name }) => name === 'catalogue')?.version;

describe('deploy', () => {
  it('stores the files and puts the build live', async () => {
    const { place, remotes } = await withLive();
    const deployed = await remotes.deploy('catalogue', await builtRemote({ version: '2' }));
    expect(deployed).toMatchObject({ name: 'catalogue', version: '2', before: '1', stored: { files: 3 }, resting: [] });
    expect(liveVersion(remotes)).toBe('2');
    expect(String(await (await place.storage.open(`assets/catalogue/2/${ENTRY}`))?.read())).toBe('/* catalogue 2 */');
  });

  it('verifies everything and writes nothing when it is only tried', async () => {
    const { place, remotes } = await withLive();
    const { generation } = remotes.current();
    const tried = await remotes.deploy('catalogue', await builtRemote({ version: '2' }), { dryRun: true });
    expect(tried).toMatchObject({ version: '2', before: '1', stored: { files: 3 } });
    expect(await place.storage.exists(`assets/catalogue/2/${ENTRY}`)).toBe(false);
    expect((await remotes.list()).generation).toBe(generation);
    const damaged = await builtRemote({ version: '3' });
    await writeFile(join(damaged, SERVER), 'something else');
    await expect(remotes.deploy('catalogue', damaged, { dryRun: true })).rejects.toThrow(SERVER);
  });

  it('changes nothing when the build is live, and puts back files that the storage has lost or cut', async () => {
    const { place, remotes } = await withLive();
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

  it('leaves nothing live when it is stopped, and goes on when run again', async () => {
    const { place, remotes } = await withLive();
    const folder = await builtRemote({ version: '2' });
    const interrupted = new AbortController();
    const onProgress = () => interrupted.abort(new Error('Ctrl-C'));
    const stopped = remotes.deploy('catalogue', folder, { signal: interrupted.signal, onProgress });
    await expect(stopped).rejects.toThrow('Ctrl-C');
    expect(liveVersion(remotes)).toBe('1');
    expect(await place.storage.exists('assets/catalogue/2/build.json')).toBe(false);
    await remotes.deploy('catalogue', folder);
    expect(liveVersion(remotes)).toBe('2');
    for (const path of [ENTRY, SERVER, 'build.json']) {
      expect([path, await place.storage.exists(`assets/catalogue/2/${path}`)]).toEqual([path, true]);
    }
  });

  it('does not trust the files of an upload that ended early', async () => {
    const { place, remotes } = await withLive();
    await place.storage.put(`assets/catalogue/2/${ENTRY}`, '/* CATALOGUE 2 */');
    await remotes.deploy('catalogue', await builtRemote({ version: '2' }));
    expect(String(await (await place.storage.open(`assets/catalogue/2/${ENTRY}`))?.read())).toBe('/* catalogue 2 */');
  });

  it('names the remotes that a shell for another platform lays to rest', async () => {
    const { remotes } = await withLive();
    const shell = await builtShell({ version: '2', platform: '2.0.0' });
    expect(await remotes.deploy('shell', shell, { dryRun: true })).toMatchObject({ resting: ['catalogue'] });
    expect(await remotes.deploy('shell', shell)).toMatchObject({ before: '1', resting: ['catalogue'] });
    expect((await remotes.list()).projects).toMatchObject([
      { name: 'shell', live: '2', by: 'operator', resting: false, previous: [{ version: '1', fits: true }] },
      { name: 'catalogue', live: '1', resting: true, since: expect.stringMatching(/^20/) },
    ]);
  });
});

describe('a build that is refused', () => {
  it.each<[string, Partial<Build>, RegExp]>([
    ['for another platform', { version: '2', platform: '0.9.0' }, /platform 0\.9\.0.* live shell is 1\.0\.0/],
    ['that claims an address of another remote', { version: '2', mounts: ['/catalogue', '/other'] }, /claims \/other/],
  ])('is one %s', async (_what, over, reason) => {
    const { place, remotes } = await withLive();
    await remotes.deploy('other', await builtRemote({ name: 'other' }));
    const refused = remotes.deploy('catalogue', await builtRemote(over));
    await expect(refused).rejects.toMatchObject({ code: 'REMOTE_REFUSED', message: expect.stringMatching(reason) });
    expect(liveVersion(remotes)).toBe('1');
    expect(await place.storage.exists(`assets/catalogue/2/${ENTRY}`)).toBe(false);
  });

  it('is one of another project', async () => {
    const { remotes } = await withLive();
    const folder = await builtRemote({ name: 'other' });
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow('a build of other, not of catalogue');
  });

  it('is another one than the stored one of the same version', async () => {
    const { remotes } = await withLive();
    const folder = await builtRemote({ mounts: ['/catalogue'] });
    const build: Build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
    await writeFile(join(folder, 'extra.js'), '');
    const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    await writeFile(
      join(folder, 'build.json'),
      JSON.stringify({ ...build, files: [...build.files, { path: 'extra.js', sha256, bytes: 0 }] }),
    );
    await expect(remotes.deploy('catalogue', folder)).rejects.toMatchObject({ code: 'REMOTE_REFUSED' });
  });

  it.each<[string, (folder: string, build: Build) => Promise<unknown>, RegExp]>([
    [
      'with another file',
      (folder) => writeFile(join(folder, ENTRY), '/* catalogue X */'),
      /remoteEntry\.js is not the one/,
    ],
    [
      'with a longer file',
      (folder) => writeFile(join(folder, ENTRY), 'longer than it was said to be'),
      /is not the one/,
    ],
    ['without one of its files', (folder) => rm(join(folder, SERVER)), /remote\.cjs is missing/],
    ['without a build.json', (folder) => rm(join(folder, 'build.json')), /There is no build in/],
    ['with a build.json that is no JSON', (folder) => writeFile(join(folder, 'build.json'), '{'), /does not describe/],
    [
      'that lists a file outside of it',
      (folder, build) => describeAs(folder, { ...build, files: [...build.files, fileAt('../build.json')] }),
      /"\.\.\/build\.json"/,
    ],
    [
      'that lists an absolute path',
      (folder, build) => describeAs(folder, { ...build, files: [...build.files, fileAt('/etc/passwd')] }),
      /"\/etc\/passwd"/,
    ],
    [
      'that lists its own description',
      (folder, build) => describeAs(folder, { ...build, files: [...build.files, fileAt('build.json')] }),
      /"build\.json"/,
    ],
    [
      'that names an entry which it does not list',
      (folder, build) => describeAs(folder, { ...build, entry: 'web/other.js' }),
      /names web\/other\.js/,
    ],
    [
      'that is too large',
      (folder, build) => describeAs(folder, { ...build, files: [...build.files, { ...fileAt('web/a'), bytes: 1e9 }] }),
      /32 MB/,
    ],
  ])('is one %s', async (_what, damage, reason) => {
    const { remotes } = await withLive();
    const folder = await builtRemote({ version: '2' });
    await damage(folder, JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')));
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow(reason);
    expect(liveVersion(remotes)).toBe('1');
  });

  it.skipIf(process.platform === 'win32')('is one whose file is a link to elsewhere', async () => {
    const { remotes } = await withLive();
    const [folder, elsewhere] = [await builtRemote({ version: '2' }), await builtRemote({ version: '2' })];
    await rm(join(folder, 'node'), { recursive: true });
    await mkdir(join(folder, 'node'));
    await symlink(join(elsewhere, SERVER), join(folder, SERVER));
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow(/lies outside/);
  });

  it('is one whose server bundle is no JavaScript', async () => {
    const { remotes } = await withLive();
    const folder = await builtRemote({ version: '2' }, { [SERVER]: 'exports.routes = [' });
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow(/remote\.cjs is no JavaScript/);
  });
});

const fileAt = (path: string) => ({ path, sha256: 'a'.repeat(64), bytes: 1 });
const describeAs = (folder: string, build: Build) => writeFile(join(folder, 'build.json'), JSON.stringify(build));

/** A storage whose first write waits until all of `count` instances have come to theirs. */
function meetingPoint(count: number): (storage: Storage) => Storage {
  let arrived = 0;
  const all = Promise.withResolvers<void>();
  return (storage) => {
    let isFirst = true;
    return {
      ...storage,
      put: async (...content) => {
        if (isFirst) arrived += 1;
        isFirst = false;
        if (arrived === count) all.resolve();
        await all.promise;
        return storage.put(...content);
      },
    };
  };
}

/** Deploys different builds of one project from as many instances, all of which began before any has switched. */
async function deployAtOnce(place: RemotesPlace, versions: readonly string[]) {
  const through = meetingPoint(versions.length);
  const folders = await Promise.all(versions.map((version) => builtRemote({ version })));
  return Promise.allSettled(
    folders.map(async (folder) => {
      const remotes = await remotesInstance(place, { pollMs: 60_000, storage: through(place.storage) });
      return remotes.deploy('catalogue', folder);
    }),
  );
}

describe('deploys at once', { timeout: 60_000 }, () => {
  it('end with one winner of ten, and nine who are told', async () => {
    const { place, remotes } = await withLive({ version: 'first' });
    const winners = ['first'];
    for (const round of ['a', 'b', 'c']) {
      const outcomes = await deployAtOnce(
        place,
        Array.from({ length: 10 }, (_, index) => `${round}${index}`),
      );
      const won = outcomes.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      const version = won[0]?.value.version ?? '';
      expect(won[0]?.value.before).toBe(winners.at(-1));
      for (const one of outcomes.filter((outcome) => outcome.status === 'rejected')) {
        expect(one.reason).toMatchObject({ code: 'REVISION_CONFLICT' });
        expect(one.reason.message).toContain(`catalogue: ${version} went live in the meantime`);
      }
      winners.push(version);
    }
    const [, catalogue] = (await remotes.list()).projects;
    const [live, ...previous] = winners.toReversed();
    expect(catalogue).toMatchObject({ live, previous: previous.map((version) => ({ version })) });
  });

  it('of one and the same build all succeed', async () => {
    const { place, remotes } = await withLive();
    const outcomes = await deployAtOnce(place, ['2', '2', '2']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await remotes.refresh();
    expect(liveVersion(remotes)).toBe('2');
  });

  it('of different projects all succeed', async () => {
    const { place, remotes } = await withLive();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const through = meetingPoint(names.length);
    await Promise.all(
      names.map(async (name) => {
        const other = await remotesInstance(place, { pollMs: 60_000, storage: through(place.storage) });
        return other.deploy(name, await builtRemote({ name }));
      }),
    );
    expect((await remotes.list()).projects.map(({ name }) => name)).toEqual(
      ['shell', ...names, 'catalogue'].toSorted(shellFirst),
    );
  });
});

const shellFirst = (a: string, b: string) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b);
