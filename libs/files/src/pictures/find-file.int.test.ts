import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError, IMAGE_RATIOS } from '@tdt/contracts';
import { silentLog } from '@tdt/database/testing';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLocalStorage } from '../storage/local-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { webp } from '../testing/pictures.ts';
import { createFindFile } from './find-file.ts';
import { type MediaPath, parseMediaPath } from './media-path.ts';
import { createRemovedFiles } from './removed-files.ts';

const ID = '0b6f2a9e-5a1f-4c43-9a55-1d3f7d0c8e21';
const ORIGINAL = `media/recipe-images/cover/${ID}.webp`;

const media = (file: string): MediaPath => {
  const parsed = parseMediaPath('cover', file);
  if (!parsed) throw new Error(file);
  return parsed;
};

/** A storage with one picture, of which `change` replaces methods. */
async function openFinder(change: (storage: Storage) => Partial<Storage> = () => ({}), now = Date.now) {
  const root = await mkdtemp(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const storage = createLocalStorage(root);
  const picture = await webp(800, 600);
  await storage.put(ORIGINAL, picture);
  const lines: string[] = [];
  const log = { ...silentLog, warn: (_: object, line: string) => void lines.push(line) };
  const removed = createRemovedFiles({ storage, referenced: { among: async (urls) => new Set(urls) } });
  const find = createFindFile({ storage: { ...storage, ...change(storage) }, removed, log, now });
  return { find, storage, picture, lines, removed };
}

describe('a storage without room', () => {
  it('serves sizes that are not made yet to visitors, and stores them when it has room', async () => {
    let isFull = true;
    const { find, storage, lines } = await openFinder(({ put }) => ({
      put: async (path, content) => {
        if (isFull) throw new AppError('STORAGE_FULL');
        await put(path, content);
      },
    }));
    const wide = media(`${ID}.320.webp`);
    for (const format of ['webp', 'avif']) {
      const file = await find(media(`${ID}.320.${format}`));
      const bytes = await file?.read();
      expect(bytes).toHaveLength(file?.size ?? 0);
      expect(file && (await buffer(file.stream({ start: 2, end: 9 })))).toEqual(bytes?.subarray(2, 10));
    }
    expect(await sharp(await (await find(wide))?.read()).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(await storage.exists(wide.path)).toBe(false);
    expect(lines).toEqual(['Pictures are made but cannot be stored']);
    isFull = false;
    await find(wide);
    expect(await storage.exists(wide.path)).toBe(true);
  });
});

describe('an original that is damaged', () => {
  it.each([
    ['empty', (_: Buffer) => Buffer.alloc(0)],
    ['cut off', (picture: Buffer) => picture.subarray(0, picture.length / 2)],
    ['something else', (_: Buffer) => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['noise', (picture: Buffer) => Buffer.concat([picture.subarray(0, 20), Buffer.alloc(picture.length - 20, 7)])],
  ])('has no sizes, and is named once in the log: %s', async (_, damage) => {
    const { find, storage, picture, lines } = await openFinder();
    await storage.put(ORIGINAL, damage(picture));
    for (const size of ['320.webp', '1x1.webp', '320.webp']) expect(await find(media(`${ID}.${size}`))).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^A stored file (is empty|cannot be decoded): restore it/);
    await storage.put(ORIGINAL, picture);
    expect((await find(media(`${ID}.320.webp`)))?.size).toBeGreaterThan(0);
  });

  it('is not there itself when it is empty, and neither is an empty size', async () => {
    const { find, storage, picture } = await openFinder();
    await storage.put(media(`${ID}.320.webp`).path, '');
    expect((await find(media(`${ID}.320.webp`)))?.size).toBeGreaterThan(0);
    await storage.put(ORIGINAL, '');
    expect(await find(media(`${ID}.webp`))).toBeNull();
    await storage.put(ORIGINAL, picture);
    expect((await find(media(`${ID}.webp`)))?.size).toBe(picture.length);
  });
});

describe('an original that a disk has emptied, beside one that was set aside', () => {
  async function openEmptied() {
    const opened = await openFinder();
    await opened.storage.put(ORIGINAL, '');
    await opened.storage.put(`removed/0b/${ORIGINAL}.1`, '');
    await opened.storage.put(`removed/0b/${ORIGINAL}.2`, opened.picture);
    return opened;
  }

  it.each([`${ID}.webp`, `${ID}.320.webp`])('comes back when a visitor asks for %s', async (file) => {
    const { find, storage, picture } = await openEmptied();
    expect((await find(media(file)))?.size).toBeGreaterThan(0);
    expect((await storage.open(ORIGINAL))?.size).toBe(picture.length);
  });

  it('comes back when the other one expires', async () => {
    const { removed, storage, picture } = await openEmptied();
    expect(await removed.deleteExpired()).toEqual({ files: 1, bytes: 0 });
    expect((await storage.open(ORIGINAL))?.size).toBe(picture.length);
  });
});

describe('many sizes at once', () => {
  const places = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];
  const sizes = IMAGE_RATIOS.flatMap((ratio) => places.map((place) => `${ratio}.f${place}.webp`));

  it('read their original once, and not before it is their turn', async () => {
    let reads = 0;
    const { find } = await openFinder(({ open }) => ({
      open: async (path) => {
        const file = await open(path);
        if (path !== ORIGINAL || !file) return file;
        const read = () => {
          reads += 1;
          return file.read();
        };
        return { ...file, read };
      },
    }));
    const files = await Promise.all(sizes.map((size) => find(media(`${ID}.${size}`))));
    expect(files.every((file) => file !== null)).toBe(true);
    expect(reads).toBe(1);
  });

  it('are refused when they have waited for long', async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let time = 0;
    const slow = (storage: Storage): Partial<Storage> => ({
      put: async (path, content) => {
        begun.resolve();
        await gate.promise;
        await storage.put(path, content);
      },
    });
    const { find } = await openFinder(slow, () => time);
    const asked = Promise.allSettled(sizes.slice(0, 3).map((size) => find(media(`${ID}.${size}`))));
    await begun.promise;
    time = 11_000;
    gate.resolve();
    const refused = (await asked).flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
    expect(refused).toMatchObject([{ status: 503, details: { retryAfter: 3 } }]);
  });

  it('are refused beyond some dozens, until those are made', async () => {
    const { find, storage, picture } = await openFinder();
    const ids = [ID, ...['1', '2', '3'].map((digit) => ID.replace('0', digit))];
    for (const id of ids) await storage.put(ORIGINAL.replace(ID, id), picture);
    const all = ids.flatMap((id) => sizes.map((size) => media(`${id}.${size}`)));
    const responses = await Promise.allSettled(all.map((each) => find(each)));
    const refused = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(36);
    expect(responses.length - refused.length).toBeLessThanOrEqual(60);
    for (const error of refused) expect(error).toMatchObject({ status: 503, details: { retryAfter: 3 } });
    expect(await find(all.at(-1) ?? media(`${ID}.webp`))).not.toBeNull();
  });
});
