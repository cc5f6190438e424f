import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '@tdt/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { createLocalStorage, sweepLeftovers } from './local-storage.ts';

async function temporaryStorage() {
  const root = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { root, storage: createLocalStorage(join(root, 'data')) };
}

it('gives back what was put', async () => {
  const { storage } = await temporaryStorage();
  await storage.put('media/recipe-images/cover/a.webp', Buffer.from('pixels'));
  const file = await storage.open('media/recipe-images/cover/a.webp');
  expect(file).toMatchObject({ path: 'media/recipe-images/cover/a.webp', size: 6 });
  expect(String(await file?.read())).toBe('pixels');
});

it('streams a range, both ends included', async () => {
  const { storage } = await temporaryStorage();
  await storage.put('a/b.txt', '0123456789');
  const file = await storage.open('a/b.txt');
  expect(file && (await text(file.stream({ start: 2, end: 4 })))).toBe('234');
});

it('replaces a file and leaves nothing half-written behind', async () => {
  const { root, storage } = await temporaryStorage();
  await storage.put('a.txt', 'old');
  await storage.put('a.txt', Readable.from([Buffer.from('n'), Buffer.from('ew')]));
  expect(String(await (await storage.open('a.txt'))?.read())).toBe('new');
  expect(await readdir(join(root, 'data', '.tmp'))).toEqual([]);
});

it('keeps the old file when a write breaks off', async () => {
  const { root, storage } = await temporaryStorage();
  await storage.put('a.txt', 'old');
  const broken = new Readable({ read() {} });
  broken.push('half');
  queueMicrotask(() => broken.destroy(new Error('connection lost')));
  await expect(storage.put('a.txt', broken)).rejects.toThrow('connection lost');
  expect(String(await (await storage.open('a.txt'))?.read())).toBe('old');
  expect(await readdir(join(root, 'data', '.tmp'))).toEqual([]);
});

it('answers null or false for what is not there, folders included', async () => {
  const { storage } = await temporaryStorage();
  await storage.put('folder/a.txt', 'a');
  expect(await storage.open('folder')).toBeNull();
  expect(await storage.open('folder/a.txt/b')).toBeNull();
  expect(await storage.exists('folder/b.txt')).toBe(false);
  expect(await storage.remove('folder/b.txt')).toBe(false);
  expect(await storage.remove('folder/a.txt')).toBe(true);
  expect(await storage.exists('folder/a.txt')).toBe(false);
});

it('lists the files under a folder, and none where there is no folder', async () => {
  const { storage } = await temporaryStorage();
  await storage.put('assets/a/1/x.js', 'x');
  await storage.put('assets/a/2/web/y.js', 'yy');
  await storage.put('media/z', 'z');
  const found = (await Readable.from(storage.list('assets')).toArray()).map(({ path, size }) => [path, size] as const);
  expect(new Map(found)).toEqual(
    new Map([
      ['assets/a/1/x.js', 1],
      ['assets/a/2/web/y.js', 2],
    ]),
  );
  expect(await Readable.from(storage.list('nothing')).toArray()).toEqual([]);
});

it.each([
  '../outside',
  'a/../../outside',
  '/etc/passwd',
  'a//b',
  'a/',
  '',
  '.tmp/x',
  'a/.hidden',
  'a\\..\\b',
  'a\0b',
  'C:x',
  'a/..',
])('refuses the path %j', async (path) => {
  const { root, storage } = await temporaryStorage();
  await writeFile(join(root, 'outside'), 'secret');
  await expect(storage.put(path, 'x')).rejects.toMatchObject({ code: 'MALFORMED' });
  await expect(storage.open(path)).rejects.toBeInstanceOf(AppError);
});

it('says that a storage is full when the disk has no room', async () => {
  const { storage } = await temporaryStorage();
  const noRoom = new Readable({ read() {} });
  queueMicrotask(() => noRoom.destroy(Object.assign(new Error('no space left'), { code: 'ENOSPC' })));
  await expect(storage.put('a.txt', noRoom)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});

it('can be checked', async () => {
  const { storage } = await temporaryStorage();
  await expect(storage.check()).resolves.toBeUndefined();
});

it('sweeps what broken writes have left, but no write that may still run', async () => {
  const { root } = await temporaryStorage();
  const folder = join(root, 'data', '.tmp');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'old'), 'x');
  await writeFile(join(folder, 'new'), 'x');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, 'old'), yesterday, yesterday);
  await sweepLeftovers(join(root, 'data'));
  expect(await readdir(folder)).toEqual(['new']);
});
