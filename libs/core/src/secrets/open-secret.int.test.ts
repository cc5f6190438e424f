import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSecret } from './open-secret.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

it('makes one secret, which nobody else may read, for all programs that start at once', async () => {
  const dataDir = await aFolder();
  const opened = await Promise.all(Array.from({ length: 8 }, () => openSecret({ secret: null, dataDir })));
  expect(opened[0]).toHaveLength(48);
  expect(new Set(opened.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret']);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await openSecret({ secret: null, dataDir })).toEqual(opened[0]);
});

it('takes the secret that is configured, and writes nothing', async () => {
  const dataDir = await aFolder();
  const secret = 'k7Qw0hV9xZ2mB4nC6pD8rF1tG3yH5jLa';
  expect((await openSecret({ secret, dataDir })).toString()).toBe(secret);
  await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
});

it.each(['', 'short\n'])('refuses a file that holds %j', async (content) => {
  const dataDir = await aFolder();
  await openSecret({ secret: null, dataDir });
  await writeFile(join(dataDir, 'secret'), content);
  await expect(openSecret({ secret: null, dataDir })).rejects.toThrow(/holds no secret any more/);
});
