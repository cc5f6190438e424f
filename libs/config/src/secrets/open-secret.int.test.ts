import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSecret } from './open-secret.ts';

const silentLog = { debug() {}, info() {}, warn() {}, error() {} };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

type Place = Parameters<typeof openSecret>[0];
const open = (dataDir: string, over: Partial<Place> = {}) =>
  openSecret({ secret: null, dataDir, log: silentLog, ...over });
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it('generates one secret, readable by its owner only, for all programs that start at once', async () => {
  const dataDir = await aFolder();
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(dataDir)));
  expect(opened[0]).toHaveLength(48);
  expect(new Set(opened.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret']);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await open(dataDir)).toEqual(opened[0]);
});

it('uses the configured secret, and writes nothing', async () => {
  const dataDir = await aFolder();
  const secret = 'k7Qw0hV9xZ2mB4nC6pD8rF1tG3yH5jLa';
  expect((await open(dataDir, { secret })).toString()).toBe(secret);
  await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
});

it.each(['', 'short\n'])('refuses a file that contains %j', async (content) => {
  const dataDir = await aFolder();
  await open(dataDir);
  await writeFile(join(dataDir, 'secret'), content);
  await expect(open(dataDir)).rejects.toThrow(/contains no secret any more/);
});

it.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'generates one for all also where there are no hard links (%s)',
  async (code) => {
    const dataDir = await aFolder();
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(dataDir, { linkFile: failing(code) })));
    expect(opened[0]).toHaveLength(48);
    expect(new Set(opened.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret']);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  },
);

it('warns, and generates one for this program only, where none can be stored', async () => {
  const lines: string[] = [];
  const log = { ...silentLog, warn: (_fields: object, text: string) => void lines.push(text) };
  const opened = await open(await aFolder(), { log, linkFile: failing('ENOSPC') });
  expect(opened).toHaveLength(48);
  expect(lines).toEqual([expect.stringContaining('JWT_SECRET')]);
});
