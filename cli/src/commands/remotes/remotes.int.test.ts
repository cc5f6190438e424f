import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDirectory, runCli } from '@tdt/testing';
import { rebuild, withText } from '@tdt/testing/builds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const SHELL = join(WORKSPACE, 'hosts/shell/dist');

/** Three builds of the catalogue with different texts. */
const builds = { folder: '', first: '', second: '', third: '' };
beforeAll(async () => {
  builds.folder = await mkdtemp(join(tmpdir(), 'tdt-builds-'));
  for (const name of ['first', 'second', 'third'] as const) {
    builds[name] = join(builds.folder, name);
    await rebuild(join(WORKSPACE, 'remotes/catalogue/dist'), builds[name], withText('À propos', `Page ${name}`));
  }
});
afterAll(() => rm(builds.folder, { recursive: true, force: true }));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tdt-remotes-'));
  return () => removeDataDirectory(dataDir);
});

const tdt = (...words: string[]) => runHere(['remotes', ...words], { DATA_DIR: dataDir });

async function json(...words: string[]) {
  const { status, stdout, stderr } = await tdt(...words, '--json');
  return { status, stderr, ...JSON.parse(stdout) };
}

describe('tdt remotes', { timeout: 120_000 }, () => {
  it('deploys, lists and rolls back, while no site runs', async () => {
    expect(await tdt('list')).toMatchObject({ status: 4, stdout: '' });
    expect(await json('deploy', 'shell', SHELL)).toMatchObject({ status: 0, switched: true, before: null });
    const first = await json('deploy', 'catalogue', builds.first);
    expect(first.stderr).toMatch(/^files: (\d+)\/\1$/m);
    const second = await json('deploy', 'catalogue', builds.second);
    expect(second).toMatchObject({
      status: 0,
      switched: true,
      before: first.version,
      stored: { files: expect.any(Number) },
    });
    expect((await tdt('list')).stdout).toMatch(
      new RegExp(`^catalogue +${second.version} +since 20\\d\\d-.* +operator +back to ${first.version}$`, 'm'),
    );
    expect((await tdt('rollback', 'catalogue', '--dry-run')).stdout).toContain(`would go back to ${first.version}`);
    expect((await tdt('rollback', 'catalogue')).stdout).toContain(`catalogue is back at ${first.version}`);
    const again = await tdt('rollback', 'catalogue');
    expect(again).toMatchObject({ status: 3, stdout: '' });
    expect(again.stderr).toMatch(/^There is nothing to go back to: [^\n]+\n$/);
    expect(await json('rollback', 'catalogue', '--to', second.version)).toMatchObject({ status: 0, switched: true });
    expect(await json('prune', '--yes')).toMatchObject({ status: 0, builds: [], finished: true });
    expect(await json('list')).toMatchObject({
      projects: [
        { name: 'shell' },
        { name: 'catalogue', live: second.version, previous: [{ version: first.version }] },
      ],
    });
  });

  it('of concurrent deploys, each succeeds in turn or is refused with a conflict', async () => {
    await tdt('deploy', 'shell', SHELL);
    const programs = await Promise.all(
      [builds.first, builds.second, builds.third].map((folder) =>
        runCli(['remotes', 'deploy', 'catalogue', folder, '--json'], { DATA_DIR: dataDir, MONGODB_URI: '' }),
      ),
    );
    const outcomes = programs.map(({ stdout, ...program }) => ({ ...program, ...JSON.parse(stdout) }));
    const won = outcomes.filter(({ status }) => status === 0);
    const refused = outcomes.filter(({ status }) => status !== 0);
    const { projects } = await json('list');
    const { live, previous } = projects[1];
    expect(won.map(({ version }) => version).sort()).toEqual(
      [live, ...previous.map((one: { version: string }) => one.version)].sort(),
    );
    for (const one of refused) {
      expect(one).toMatchObject({ status: 3, error: { code: 'REVISION_CONFLICT' } });
      expect(one.stderr).toMatch(/went live in the meantime.* run the same command again/);
    }
  });

  it('ends with 2 for a folder without a valid build of that name, and changes nothing', async () => {
    await tdt('deploy', 'catalogue', builds.first);
    const damaged = join(builds.folder, 'damaged');
    await cp(builds.second, damaged, { recursive: true });
    await writeFile(join(damaged, 'node/remote.cjs'), 'exports.routes = [];');
    for (const [folder, reason] of [
      [damaged, 'node/remote.cjs is not the one'],
      [builds.folder, 'There is no build in'],
      [SHELL, 'a build of shell, not of catalogue'],
    ] as const) {
      const refused = await tdt('deploy', 'catalogue', folder);
      expect(refused).toMatchObject({ status: 2, stdout: '' });
      expect(refused.stderr).toContain(reason);
    }
    expect(await json('list')).toMatchObject({ generation: 1 });
  });

  it.each([
    [['deploy', 'catalogue'], 'folder'],
    [['deploy', 'catalogue', 'a', 'b'], 'Too many arguments'],
    [['rollback'], 'name'],
    [['prune'], '--yes'],
    [['prune', '--yes', '--keep', 'all'], 'whole number'],
  ])('ends with 2 for %j', async (words, reason) => {
    const refused = await tdt(...words);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain(reason);
  });

  it('ends with 3 for a project that was never deployed', async () => {
    // Where nothing was ever stored there is no site, which ends with 4.
    await runHere(['countries', 'seed', '--quiet'], { DATA_DIR: dataDir });
    expect(await tdt('rollback', 'nobody')).toMatchObject({
      status: 3,
      stderr: 'Nothing named "nobody" was ever deployed.\n',
    });
  });
});
