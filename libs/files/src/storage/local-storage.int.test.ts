import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mountSmallDisk } from '@tdt/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createLocalStorage } from './local-storage.ts';

/** What is true of the local disk alone; `storage.proof.test.ts` has the rest. */
async function temporaryStorage() {
  const root = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { root, storage: createLocalStorage(join(root, 'data')) };
}

it('leaves no part of a file that cannot have its name', async () => {
  const { root, storage } = await temporaryStorage();
  const data = join(root, 'data');
  await mkdir(join(data, 'a.txt', 'folder'), { recursive: true });
  await expect(storage.put('a.txt', 'new')).rejects.toMatchObject({ name: 'StorageUnreachable' });
  expect(await readdir(data)).toEqual(['a.txt']);
});

it('throws STORAGE_FULL when the disk is full, and leaves no part of the file', async ({ skip }) => {
  const { root, storage } = await temporaryStorage();
  const disk = join(root, 'data');
  const unmount = (await mountSmallDisk(disk)) ?? skip('no right to mount a small disk');
  onTestFinished(unmount);
  await expect(storage.put('a.txt', Buffer.alloc(100_000))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  expect(await readdir(disk)).toEqual([]);
});

it('removes the files of interrupted writes where it lists, but not of one that may still run', async () => {
  const { root, storage } = await temporaryStorage();
  const folder = join(root, 'data', 'media', 'cover');
  await mkdir(folder, { recursive: true });
  const [old, running] = [`.${randomUUID()}.part`, `.${randomUUID()}.part`];
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of [old, running, 'picture.webp']) await writeFile(join(folder, name), 'x');
  for (const name of [old, 'picture.webp']) await utimes(join(folder, name), yesterday, yesterday);
  expect(await Readable.from(storage.list('media')).toArray()).toHaveLength(1);
  expect((await readdir(folder)).sort()).toEqual([running, 'picture.webp']);
});

it('copies without taking space, and with it to a folder on another volume', async () => {
  const { root, storage } = await temporaryStorage();
  await storage.put('a.txt', 'text');
  expect(await storage.copy('a.txt', 'near/b.txt')).toBe(true);
  expect(await storage.copy('a.txt', 'near/b.txt')).toBe(true);
  expect((await stat(join(root, 'data', 'near', 'b.txt'))).nlink).toBe(2);
  expect(await readdir(join(root, 'data', 'near'))).toEqual(['b.txt']);
  const memory = '/dev/shm';
  const volume = await mkdtemp(join(existsSync(memory) ? memory : tmpdir(), 'volume-'));
  onTestFinished(() => rm(volume, { recursive: true, force: true }));
  await symlink(volume, join(root, 'data', 'far'));
  expect(await storage.copy('a.txt', 'far/b.txt')).toBe(true);
  expect(await storage.copy('a.txt', 'far/b.txt')).toBe(true);
  expect(String(await (await storage.open('far/b.txt'))?.read())).toBe('text');
  expect(await readdir(volume)).toEqual(['b.txt']);
  expect(await storage.copy('missing.txt', 'far/c.txt')).toBe(false);
});
