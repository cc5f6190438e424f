import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { builtRemote } from './testing/built-project.ts';
import { catalogueOf, placeWithCatalogue } from './testing/remotes-instance.ts';

const ENTRY = 'web/remoteEntry.js';
const SERVER = 'node/remote.cjs';

describe('a build that is refused', () => {
  it.each<[string, Partial<Build>, RegExp]>([
    ['for another platform', { version: '2', platform: '0.9.0' }, /platform 0\.9\.0.* live shell is 1\.0\.0/],
    ['that claims an address of another remote', { version: '2', mounts: ['/catalogue', '/other'] }, /claims \/other/],
  ])('is one %s', async (_what, over, reason) => {
    const { place, remotes } = await placeWithCatalogue();
    await remotes.deploy('other', await builtRemote({ name: 'other' }));
    const refused = remotes.deploy('catalogue', await builtRemote(over));
    await expect(refused).rejects.toMatchObject({ code: 'REMOTE_REFUSED', message: expect.stringMatching(reason) });
    expect(catalogueOf(remotes)).toBe('1');
    expect(await place.storage.exists(`assets/catalogue/2/${ENTRY}`)).toBe(false);
  });

  it('is one of another project', async () => {
    const { remotes } = await placeWithCatalogue();
    const folder = await builtRemote({ name: 'other' });
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow('a build of other, not of catalogue');
  });

  it('differs from the stored build of the same version', async () => {
    const { remotes } = await placeWithCatalogue();
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
    ['with a longer file', (folder) => writeFile(join(folder, ENTRY), 'longer than it should be'), /is not the one/],
    [
      'with a public page in the back office',
      (folder, build) => describeAs(folder, { ...build, mounts: ['/catalogue', '/admin/catalogue'] }),
      /layout "public" is never asked for \/admin\/catalogue/,
    ],
    [
      'with a screen of the back office elsewhere',
      (folder, build) => describeAs(folder, { ...build, layout: 'admin' }),
      /layout "admin" is never asked for \/catalogue/,
    ],
    [
      'whose back office needs a file that it does not list',
      (folder, build) => describeAs(folder, { ...build, admin: { js: ['web/js/admin.js'], css: [] } }),
      /refers to web\/js\/admin\.js and does not list it/,
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
      'that lists a file which no storage takes',
      (folder, build) => describeAs(folder, { ...build, files: [...build.files, fileAt('web/a.')] }),
      /"web\/a\."/,
    ],
    [
      'of a version that no storage takes',
      (folder, build) => describeAs(folder, { ...build, version: '2.' }),
      /is not one of a build's file/,
    ],
    [
      'with an address that is none',
      (folder, build) => describeAs(folder, { ...build, mounts: ['/catalogue', 'about'] }),
      /"about" is no address/,
    ],
    [
      'with an address of the site itself',
      (folder, build) => describeAs(folder, { ...build, mounts: ['/api/*'] }),
      /"\/api\/\*" is no address/,
    ],
    [
      'whose entry is not in its list',
      (folder, build) => describeAs(folder, { ...build, entry: 'web/other.js' }),
      /refers to web\/other\.js/,
    ],
    [
      'that is too large',
      (folder, build) => describeAs(folder, { ...build, files: [...build.files, { ...fileAt('web/a'), bytes: 1e9 }] }),
      /32 MB/,
    ],
  ])('is one %s', async (_what, damage, reason) => {
    const { remotes } = await placeWithCatalogue();
    const folder = await builtRemote({ version: '2' });
    await damage(folder, JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')));
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow(reason);
    expect(catalogueOf(remotes)).toBe('1');
  });

  it.skipIf(process.platform === 'win32')('contains a link to a file elsewhere', async () => {
    const { remotes } = await placeWithCatalogue();
    const [folder, elsewhere] = [await builtRemote({ version: '2' }), await builtRemote({ version: '2' })];
    await rm(join(folder, 'node'), { recursive: true });
    await mkdir(join(folder, 'node'));
    await symlink(join(elsewhere, SERVER), join(folder, SERVER));
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow(/lies outside/);
  });

  it('has a server bundle that is not JavaScript', async () => {
    const { remotes } = await placeWithCatalogue();
    const folder = await builtRemote({ version: '2' }, { [SERVER]: 'exports.routes = [' });
    await expect(remotes.deploy('catalogue', folder)).rejects.toThrow(/remote\.cjs is no JavaScript/);
  });
});

const fileAt = (path: string) => ({ path, sha256: 'a'.repeat(64), bytes: 1 });
const describeAs = (folder: string, build: Build) => writeFile(join(folder, 'build.json'), JSON.stringify(build));
