import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite, siteEnv, siteSettings } from '@tdt/site';
import { type CliResult, runCli } from '@tdt/testing';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const NAMES = ['Ana', '=HYPERLINK("http://x.example";"y")', 'Zoé "la" 🍲; Lima'];

let dataDir: string;
let brevo: BrevoStandIn;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tdt-newsletter-'));
  brevo = await startBrevoStandIn();
});
afterEach(async () => {
  await brevo.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const tdt = (command: string, env: NodeJS.ProcessEnv = brevo.env): Promise<CliResult> =>
  runHere(command.split(' '), { DATA_DIR: dataDir, ...env });
const json = async (command: string) => JSON.parse((await tdt(`${command} --json`)).stdout);

/** Stores subscribers that wait for Brevo, like a site without a key. */
async function signUp(names = NAMES): Promise<void> {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const site = await openSite(siteSettings(siteEnv.parse({ DATA_DIR: dataDir })), { log });
  try {
    for (const [index, first_name] of names.entries()) {
      const person = { first_name, last_name: 'Lima', email: `s${index}@example.org`, birthdate: null };
      await site.newsletter.subscribe({ ...person, opted_in: true, source: 'website_default' });
    }
  } finally {
    await site.close();
  }
}

it('sends waiting subscribers to Brevo once', async () => {
  await signUp();
  expect(await tdt('newsletter sync --dry-run')).toMatchObject({
    status: 0,
    stdout: '3 subscribers would be sent to Brevo.\n',
  });
  expect(brevo.calls).toEqual([]);
  const first = await tdt('newsletter sync');
  expect(first).toMatchObject({ status: 0, stdout: '3 subscribers synchronised.\n' });
  expect(first.stderr).toContain('subscribers: 3/3');
  expect([...brevo.contacts.values()].map(({ attributes }) => attributes.PRENOM).sort()).toEqual(NAMES.toSorted());
  expect(await tdt('newsletter sync')).toMatchObject({ status: 0, stdout: 'Nothing waits to be sent to Brevo.\n' });
  expect(brevo.calls).toHaveLength(3);
  const erased = await tdt('newsletter erase --email s1@example.org --yes');
  expect(erased).toMatchObject({ status: 0, stdout: 's1@example.org is erased.\n' });
  expect([...brevo.contacts.keys()].sort()).toEqual(['s0@example.org', 's2@example.org']);
});

it('refuses without a key, with advice', async () => {
  await signUp(['Ana']);
  const { status, stdout, stderr } = await tdt('newsletter sync', {});
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('BREVO_API_KEY is not set');
});

it('fails with advice if Brevo refuses the key, without showing the key', async () => {
  await signUp();
  const { status, stdout, stderr } = await tdt('newsletter sync', { ...brevo.env, BREVO_API_KEY: 'xkeysib-hunter2' });
  expect(status).toBe(1);
  expect(stdout).toContain('0 subscribers synchronised, 3 not reached.\n');
  expect(stdout).toMatch(/Brevo refuses the key: correct BREVO_API_KEY/);
  expect(stdout + stderr).not.toContain('hunter2');
  expect(brevo.calls).toHaveLength(1);
  expect(await json('newsletter sync')).toMatchObject({ synced: 3, left: 0, pause: null });
});

it('reports what Brevo refuses, and retries it with --retry-failed', async () => {
  await signUp(['Ana', 'Bea']);
  brevo.respondNext('invalid');
  const refused = await tdt('newsletter sync');
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('1 subscriber synchronised, 1 given up.\n');
  expect(refused.stdout).toContain('newsletter sync --retry-failed');
  expect(await json('newsletter sync')).toMatchObject({ synced: 0, failed: 0, finished: true });
  expect(await json('newsletter sync --retry-failed')).toMatchObject({ synced: 1, failed: 0, left: 0, pause: null });
  expect(brevo.contacts.size).toBe(2);
});

it('writes a CSV file that parses to the stored values, newest first', async () => {
  await signUp();
  const file = join(dataDir, 'subscribers.csv');
  const { status, stdout } = await tdt(`newsletter export --out ${file}`, {});
  expect({ status, stdout }).toEqual({ status: 0, stdout: `Written to ${file}: 3 subscribers.\n` });
  const text = await readFile(file, 'utf8');
  const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true });
  expect(rows.map((row) => row.Prénom)).toEqual([NAMES[2], `'${NAMES[1]}`, NAMES[0]]);
  expect(rows[0]).toMatchObject({
    Email: 's2@example.org',
    Consentement: 'oui',
    'Synchronisation Brevo': 'désactivée',
  });
  const toPipe = ['newsletter', 'export', '--out', '-', '--quiet'];
  const piped = await runCli(toPipe, { DATA_DIR: dataDir, MONGODB_URI: '', BREVO_API_KEY: '' });
  expect(piped).toEqual({ status: 0, stdout: text, stderr: '' });
});
