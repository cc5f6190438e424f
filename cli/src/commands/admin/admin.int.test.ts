import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSite, siteEnv, siteSettings } from '@tdt/site';
import { type CliResult, enginePid, PROGRAMS, PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tdt-admin-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

/** Makes the folder a site's. */
async function installSite(): Promise<void> {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const settings = siteSettings(siteEnv.parse({ DATA_DIR: dataDir }));
  await (await openSite(settings, { log })).close();
}

const tdt = (command: string, password = '', folder = dataDir): Promise<CliResult> =>
  runHere(command.split(' '), { DATA_DIR: folder }, password);

describe('tdt admin', { timeout: 120_000 }, () => {
  it('creates accounts and lists them, and says in which database', async () => {
    await installSite();
    const first = await tdt('admin create --email Chef@Exemple.fr --super --password-stdin --json', 'secret');
    expect(JSON.parse(first.stdout)).toMatchObject({
      database: dataDir,
      email: 'chef@exemple.fr',
      is_super_admin: true,
      revision: 1,
    });
    const second = await tdt('admin create --email aide@exemple.fr', 'secret');
    const stderr = `Database: ${dataDir}\n`;
    expect(second).toEqual({ status: 0, stdout: 'Admin aide@exemple.fr created.\n', stderr });
    const list = await tdt('admin list');
    expect(list.stderr).toBe(stderr);
    expect(list.stdout).toMatch(
      /^aide@exemple\.fr {2}Admin {8}\d{4}-\d\d-\d\d\nchef@exemple\.fr {2}Super Admin {2}\d{4}-\d\d-\d\d\n$/,
    );
  });

  it('ends with 3 if the e-mail exists, in any case', async () => {
    await installSite();
    expect((await tdt('admin create --email chef@exemple.fr', 'secret')).status).toBe(0);
    const again = await tdt('admin create --email CHEF@exemple.fr --super --json', 'secret');
    expect(again.status).toBe(3);
    expect(JSON.parse(again.stdout)).toMatchObject({ error: { code: 'DUPLICATE_EMAIL' } });
    expect(again.stderr).toMatch(/^Database: .*\nAn admin with this e-mail exists already: [^\n]+\n$/);
  });

  it('stores nothing with --dry-run', async () => {
    await installSite();
    const dry = await tdt('admin create --email chef@exemple.fr --super --dry-run', 'secret');
    expect(dry).toMatchObject({ status: 0, stdout: 'Super Admin chef@exemple.fr would be created.\n' });
    expect(JSON.parse((await tdt('admin list --json')).stdout)).toMatchObject({ total: 0, admins: [] });
  });

  const UNKNOWN = '--email nobody@exemple.fr';

  it('ends with 3 for an unknown account', async () => {
    await installSite();
    for (const command of [`admin reset-password ${UNKNOWN}`, `admin delete ${UNKNOWN} --yes`]) {
      const { status, stdout, stderr } = await tdt(command, 'secret');
      expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
      expect(stderr).toContain('No admin has this e-mail: admin list shows all of them.\n');
    }
  });

  it.each(['list', 'log', `create ${UNKNOWN}`, `reset-password ${UNKNOWN}`, `delete ${UNKNOWN} --yes`])(
    'ends with 4 for "admin %s" where there is no site, and creates no folder',
    async (command) => {
      const folder = join(dataDir, 'none');
      const { status, stdout, stderr } = await tdt(`admin ${command}`, 'secret', folder);
      expect({ status, stdout }).toEqual({ status: 4, stdout: '' });
      expect(stderr).toMatch(/^There is no site at [^\n]*none\. [^\n]*DATA_DIR[^\n]*\n$/);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it.each([
    ['admin delete --email chef@exemple.fr', '', 'confirm it with --yes'],
    ['admin delete --email chef --yes', '', 'Invalid email address: "chef".'],
    ['admin reset-password --email chef', 'secret', 'Invalid email address: "chef".'],
    ['admin log --limit none', '', '--limit takes a whole number from 1 to 10000, not "none".'],
    ['admin create --email chef', 'secret', 'Invalid email address: "chef".'],
  ])(
    'ends with 2 for "tdt %s" with the password "%s", before it opens the database',
    async (command, password, reason) => {
      const { status, stdout, stderr } = await tdt(command, password);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(reason);
    },
  );

  it('reads a piped password', async () => {
    await installSite();
    const { stdin, running } = spawned('admin create --email chef@exemple.fr --super --password-stdin');
    stdin?.end('secret\n');
    expect((await running).stdout).toBe('Super Admin chef@exemple.fr created.\n');
  });

  it.runIf(process.platform === 'linux')('hides the password from the engine that a command starts', async () => {
    await spawned('countries seed', 'nobody reads this').running;
    const pid = await enginePid(join(dataDir, 'engine'));
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('nobody reads this');
  });
});

/** Starts a command as a process of its own; `running` rejects if it fails. */
function spawned(command: string, password = '') {
  const env = { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', TDT_ADMIN_PASSWORD: password };
  const program = PROGRAMS[PROGRAMS_UNDER_TEST].cli;
  const running = promisify(execFile)(process.execPath, [program, ...command.split(' ')], { env });
  return { stdin: running.child.stdin, running };
}
