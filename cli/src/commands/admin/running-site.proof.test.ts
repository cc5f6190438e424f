import { ADMIN_API } from '@tdt/contracts/plain';
import { type CliResult, type RunningSite, startSite } from '@tdt/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const CHEF = 'chef@exemple.fr';
const AIDE = 'aide@exemple.fr';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ demo: false, env: { MONGODB_URI: '' } });
}, 120_000);
afterAll(() => site?.stop());

const tdt = (command: string, password = ''): Promise<CliResult> =>
  runHere(command.split(' '), { DATA_DIR: site.dataDir }, password);

/** Signs in at the running site; `cookie` is the session's, empty without one. */
async function signIn(email: string, password: string): Promise<{ status: number; cookie: string }> {
  const response = await fetch(`${site.url}${ADMIN_API.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, 'x-requested-with': 'app' },
    body: JSON.stringify({ email, password }),
  });
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { status: response.status, cookie };
}

/** The user of a session cookie, or the code of the refusal. */
async function sessionOf(cookie: string): Promise<unknown> {
  const response = await fetch(`${site.url}${ADMIN_API.session}`, { headers: { cookie } });
  const { user, code } = (await response.json()) as { user?: unknown; code?: unknown };
  return response.ok ? user : code;
}

/** The commands share the engine of the running site. */
it('creates accounts, resets a password, deletes and shows the log while the site runs', {
  timeout: 180_000,
}, async () => {
  expect((await tdt(`admin create --email ${CHEF} --super`, 'secret')).status).toBe(0);
  expect((await tdt(`admin create --email ${AIDE}`, 'secret')).status).toBe(0);
  const { status, cookie } = await signIn(AIDE, 'secret');
  expect(status).toBe(200);
  expect(await sessionOf(cookie)).toMatchObject({ email: AIDE, is_super_admin: false });

  const reset = await tdt('admin reset-password --email Aide@Exemple.fr --json', 'another secret');
  expect(JSON.parse(reset.stdout)).toMatchObject({ dry_run: false, email: AIDE });
  expect(await sessionOf(cookie)).toBeNull();
  expect((await signIn(AIDE, 'secret')).status).toBe(401);
  const again = await signIn(AIDE, 'another secret');
  expect(again.status).toBe(200);

  const out = await tdt(`admin sign-out --email ${AIDE}`);
  expect(out.stdout).toMatch(/signed out everywhere/);
  expect(await sessionOf(again.cookie)).toBeNull();
  const { cookie: third } = await signIn(AIDE, 'another secret');
  expect((await tdt(`admin set-role --email ${AIDE} --role super-admin`)).status).toBe(0);
  expect(await sessionOf(third)).toMatchObject({ is_super_admin: true });
  expect((await tdt(`admin set-role --email ${AIDE} --role admin`)).status).toBe(0);
  for (let guess = 0; guess < 5; guess += 1) await signIn(AIDE, 'a guess');
  expect((await signIn(AIDE, 'another secret')).status).toBe(429);
  expect((await tdt(`admin unlock --email ${AIDE}`)).status).toBe(0);
  expect((await signIn(AIDE, 'another secret')).status).toBe(200);

  expect((await tdt(`admin delete --email ${AIDE} --dry-run`)).stdout).toBe(`Admin ${AIDE} would be deleted.\n`);
  expect(await sessionOf(third)).toMatchObject({ email: AIDE });
  expect((await tdt(`admin delete --email ${AIDE} --yes`)).stdout).toBe(`Admin ${AIDE} deleted.\n`);
  expect(await sessionOf(third)).toBe('NOT_ADMIN');
  expect((await signIn(AIDE, 'another secret')).status).toBe(401);

  const last = await tdt(`admin delete --email ${CHEF} --yes`);
  expect(last).toMatchObject({ status: 3, stdout: '' });
  expect(last.stderr).toContain('make another one first with admin create --super');
  expect((await signIn(CHEF, 'secret')).status).toBe(200);

  const { entries } = JSON.parse((await tdt('admin log --limit 100 --json')).stdout);
  const actions = entries.map((entry: { action: string; target: string; actor: { kind: string } }) => [
    entry.actor.kind,
    entry.action,
    entry.target,
  ]);
  for (const [action, target] of [
    ['tdt admin create', CHEF],
    ['tdt admin create', AIDE],
    ['tdt admin reset-password', AIDE],
    ['tdt admin delete', AIDE],
  ]) {
    expect(actions).toContainEqual(['operator', action, target]);
  }
  // Entries of the running site are in the same log.
  expect(actions.map(([kind]: string[]) => kind)).toContain('user');
  expect(JSON.stringify(entries)).not.toContain('another secret');
  const newest = (await tdt('admin log --limit 1')).stdout.split('\n');
  expect(newest).toHaveLength(3);
  expect(newest[0]).toMatch(/^When \(UTC\) +Who +What +To +Outcome +Changed +From +Comparison$/);
});
