import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { AppError } from '@tdt/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storageIn, temporaryBucket } from '../testing/buckets.ts';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

async function onLocalDisk(): Promise<Storage> {
  const root = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return createLocalStorage(join(root, 'data'));
}

const inBucket = async (): Promise<Storage> => storageIn(await temporaryBucket());

const inFolderOfBucket = async (): Promise<Storage> => {
  const service = await temporaryBucket();
  await (await storageIn(service)).put('assets/of-another/site.js', 'x');
  return storageIn(service, { env: { S3_PREFIX: 'sites/table' } });
};

const read = async (storage: Storage, path: string) => String(await (await storage.open(path))?.read());

const paths = async (storage: Storage, folder: string) =>
  (await Readable.from(storage.list(folder)).toArray()).map(({ path }) => path).sort();

/** Bytes that differ everywhere, more than any storage reads at once. */
const longBytes = (length: number) => Buffer.from(new Uint32Array(Math.ceil(length / 4)).map((_, at) => at).buffer);

describe.each([
  ['on the local disk', onLocalDisk],
  ['in a bucket', inBucket],
  ['in a folder of a bucket', inFolderOfBucket],
])('storage %s', (_where, open) => {
  it('gives back what was put', async () => {
    const storage = await open();
    await storage.put('media/recipe-images/cover/a.webp', Buffer.from('pixels'));
    const file = await storage.open('media/recipe-images/cover/a.webp');
    expect(file).toMatchObject({ path: 'media/recipe-images/cover/a.webp', size: 6 });
    expect(Math.abs(Date.now() - Number(file?.modifiedAt))).toBeLessThan(60_000);
    expect(String(await file?.read())).toBe('pixels');
    expect(file && (await text(file.stream()))).toBe('pixels');
  });

  it.each(["it's a (name) with spaces+plus & more=100%~!.txt", 'éclair-à-la-crème.webp', '日本.txt'])(
    'takes the name %s',
    async (name) => {
      const storage = await open();
      await storage.put(`a/${name}`, name);
      expect(await read(storage, `a/${name}`)).toBe(name);
      expect(await paths(storage, 'a')).toEqual([`a/${name}`]);
      expect(await storage.remove(`a/${name}`)).toBe(true);
    },
  );

  it('stores files that look like an error', async () => {
    const storage = await open();
    const content = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';
    await storage.put('a.xml', content);
    expect(await read(storage, 'a.xml')).toBe(content);
    expect(await storage.exists('a.xml')).toBe(true);
  });

  it('stores empty files', async () => {
    const storage = await open();
    await storage.put('a.txt', '');
    await storage.put('b.txt', Buffer.alloc(0));
    for (const path of ['a.txt', 'b.txt']) {
      const file = await storage.open(path);
      expect(file?.size).toBe(0);
      expect(Number(file?.modifiedAt)).toBeGreaterThan(0);
      expect(await file?.read()).toHaveLength(0);
    }
  });

  it('streams a range, both ends included', async () => {
    const storage = await open();
    await storage.put('a/b.txt', '0123456789');
    const file = await storage.open('a/b.txt');
    expect(file && (await text(file.stream({ start: 2, end: 4 })))).toBe('234');
    expect(file && (await text(file.stream({ start: 9, end: 9 })))).toBe('9');
  });

  it.each([
    ['at its beginning', 0, 99],
    ['across', 200_000, 400_000],
    ['far inside', 500_000, 500_003],
    ['at its end', 999_990, 999_999],
  ])('streams a range of a large file, %s', async (_title, start, end) => {
    const storage = await open();
    const bytes = longBytes(1_000_000);
    await storage.put('large', bytes);
    const file = await storage.open('large');
    expect(file && (await buffer(file.stream({ start, end }))).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('takes files of any length', async () => {
    const storage = await open();
    const bytes = longBytes(20_000_000);
    await storage.put('large', bytes);
    const file = await storage.open('large');
    expect(file?.size).toBe(20_000_000);
    expect((await file?.read())?.equals(bytes)).toBe(true);
  });

  it('replaces a file', async () => {
    const storage = await open();
    await storage.put('a.txt', 'old');
    await storage.put('a.txt', 'new');
    expect(await read(storage, 'a.txt')).toBe('new');
  });

  it('copies a file, which then lives without the first', async () => {
    const storage = await open();
    const bytes = longBytes(300_000);
    await storage.put('a/b.bin', bytes);
    expect(await storage.copy('a/b.bin', 'new/folder/c.bin.1')).toBe(true);
    expect(await storage.copy('a/b.bin', 'new/folder/c.bin.1')).toBe(true);
    await storage.put('a/b.bin', 'other');
    expect((await (await storage.open('new/folder/c.bin.1'))?.read())?.equals(bytes)).toBe(true);
    expect(await storage.remove('a/b.bin')).toBe(true);
    expect(await paths(storage, 'new')).toEqual(['new/folder/c.bin.1']);
    expect(await storage.copy('a/b.bin', 'new/d.bin')).toBe(false);
    expect(await storage.exists('new/d.bin')).toBe(false);
  });

  it('copies over a file that a failing disk has emptied, which counts as missing', async () => {
    const storage = await open();
    await storage.put('whole.txt', 'whole');
    await storage.put('a.txt', '');
    expect(await storage.exists('a.txt')).toBe(false);
    expect(await storage.copy('whole.txt', 'a.txt')).toBe(true);
    expect(await read(storage, 'a.txt')).toBe('whole');
    await storage.put('a.txt', '');
    expect(await storage.remove('a.txt')).toBe(true);
  });

  it('returns null or false for what is not there, folders included', async () => {
    const storage = await open();
    await storage.put('folder/a.txt', 'a');
    expect(await storage.open('folder')).toBeNull();
    expect(await storage.open('folder/a.txt/b')).toBeNull();
    expect(await storage.exists('folder/b.txt')).toBe(false);
    expect(await storage.remove('folder/b.txt')).toBe(false);
    expect(await storage.remove('folder/a.txt')).toBe(true);
    expect(await storage.exists('folder/a.txt')).toBe(false);
    expect(await storage.remove('folder/a.txt')).toBe(false);
  });

  it('lists the files under a folder with their sizes, and none where there is no folder', async () => {
    const storage = await open();
    await storage.put('assets/a/1/x.js', 'x');
    await storage.put('assets/a/2/web/y.js', 'yy');
    await storage.put('assets-2/z', 'z');
    const found = (await Readable.from(storage.list('assets')).toArray()).map(({ path, size }) => [path, size]);
    expect(Object.fromEntries(found)).toEqual({ 'assets/a/1/x.js': 1, 'assets/a/2/web/y.js': 2 });
    expect(await paths(storage, 'nothing')).toEqual([]);
  });

  it('lists the files of a folder whose paths have the same beginning', async () => {
    const storage = await open();
    for (const path of ['a/x.webp', 'a/x.320.avif', 'a/xy.webp', 'a/b/x.webp', 'x.webp']) await storage.put(path, 'x');
    const found = await Readable.from(storage.list('a', 'x.')).toArray();
    expect(found.map(({ path }) => path).sort()).toEqual(['a/x.320.avif', 'a/x.webp']);
  });

  it('lists thousands of files', async () => {
    const storage = await open();
    const all = Array.from({ length: 2100 }, (_, at) => `media/${String(at).padStart(4, '0')}.webp`);
    for (let at = 0; at < all.length; at += 50) {
      await Promise.all(all.slice(at, at + 50).map((path) => storage.put(path, 'x')));
    }
    expect(await paths(storage, 'media')).toEqual(all);
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
    const storage = await open();
    const refused = { code: 'MALFORMED' };
    await expect(storage.put(path, 'x')).rejects.toMatchObject(refused);
    await expect(storage.open(path)).rejects.toBeInstanceOf(AppError);
    await expect(storage.exists(path)).rejects.toMatchObject(refused);
    await expect(storage.remove(path)).rejects.toMatchObject(refused);
    await expect(paths(storage, path)).rejects.toMatchObject(refused);
  });

  it('can be checked, and shows nothing of it', async () => {
    const storage = await open();
    await storage.put('a/b', 'x');
    await expect(storage.check()).resolves.toBeUndefined();
    expect(await paths(storage, 'a')).toEqual(['a/b']);
  });
});
