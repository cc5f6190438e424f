import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CliResult, runCli } from '@tdt/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../../main.ts');

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tdt-admin-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

const environment = (password = ''): NodeJS.ProcessEnv => ({
  DATA_DIR: dataDir,
  MONGODB_URI: '',
  TDT_ADMIN_PASSWORD: password,
});
const tdt = (command: string, password?: string): Promise<CliResult> =>
  runCli(command.split(' '), environment(password));

/** Runs a command with piped `input`; resolves with its output, rejects if it fails. */
function piped(command: string, input: string) {
  const options = { env: { ...process.env, ...environment() } };
  const running = promisify(execFile)(process.execPath, [PROGRAM, ...command.split(' ')], options);
  running.child.stdin?.end(input);
  return running;
}

describe('tdt admin', { timeout: 120_000 }, () => {
  it('creates accounts and lists them', async () => {
    const { stdout } = await piped('admin create --email Chef@Exemple.fr --super --password-stdin --json', 'secret\n');
    expect(JSON.parse(stdout)).toMatchObject({ email: 'chef@exemple.fr', is_super_admin: true, revision: 1 });
    const second = await tdt('admin create --email aide@exemple.fr', 'secret');
    expect(second).toMatchObject({ status: 0, stdout: 'Admin aide@exemple.fr created.\n', stderr: '' });
    expect((await tdt('admin list')).stdout).toMatch(
      /^aide@exemple\.fr {2}Admin {8}\d{4}-\d\d-\d\d\nchef@exemple\.fr {2}Super Admin {2}\d{4}-\d\d-\d\d\n$/,
    );
  });

  it('ends with 3 if the e-mail exists, in any case', async () => {
    expect((await tdt('admin create --email chef@exemple.fr', 'secret')).status).toBe(0);
    const again = await tdt('admin create --email CHEF@exemple.fr --super --json', 'secret');
    expect(again.status).toBe(3);
    expect(JSON.parse(again.stdout)).toMatchObject({ error: { code: 'DUPLICATE_EMAIL' } });
    expect(again.stderr).toMatch(/^An admin with this e-mail exists already: [^\n]+\n$/);
  });

  it('stores nothing with --dry-run', async () => {
    const dry = await tdt('admin create --email chef@exemple.fr --super --dry-run', 'secret');
    expect(dry).toMatchObject({ status: 0, stdout: 'Super Admin chef@exemple.fr would be created.\n' });
    expect(JSON.parse((await tdt('admin list --json')).stdout)).toEqual({ total: 0, admins: [] });
  });

  it('ends with 3 for an unknown account', async () => {
    for (const command of [
      'admin reset-password --email nobody@exemple.fr',
      'admin delete --email nobody@exemple.fr --yes',
    ]) {
      const { status, stdout, stderr } = await tdt(command, 'secret');
      expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
      expect(stderr).toBe('No admin has this e-mail: admin list shows all of them.\n');
    }
  });

  it.each([
    ['admin delete --email chef@exemple.fr', '', 'confirm it with --yes'],
    ['admin delete --email chef --yes', '', 'Invalid email address: "chef".'],
    ['admin reset-password --email chef', 'secret', 'Invalid email address: "chef".'],
    ['admin log --limit none', '', '--limit takes a whole number from 1 to 10000, not "none".'],
    ['admin create', 'secret', '--email'],
    ['admin create --email chef', 'secret', 'Invalid email address: "chef".'],
    ['admin create --email chef@exemple.fr', 'short', 'Password must be at least 6 characters.'],
    ['admin create --email chef@exemple.fr', '', '--password-stdin'],
    ['admin create --email chef@exemple.fr --password secret', '', "unknown option '--password'"],
  ])(
    'ends with 2 for "tdt %s" with the password "%s", before it opens the database',
    async (command, password, reason) => {
      const { status, stdout, stderr } = await tdt(command, password);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(reason);
      expect(existsSync(join(dataDir, 'engine'))).toBe(false);
    },
  );

  it.runIf(process.platform === 'linux')('hides the password from the engine that it starts', async () => {
    await tdt('admin create --email chef@exemple.fr', 'nobody reads this');
    const { pid } = JSON.parse(await readFile(join(dataDir, 'engine', 'engine.json'), 'utf8'));
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('nobody reads this');
  });
});
