import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  UPLOAD_FOLDERS,
  UPLOAD_MESSAGES,
  type UploadedFiles,
  UploadedFilesSchema,
  type UploadFolder,
} from '@tdt/contracts';
import { createChanges, createLeases } from '@tdt/database';
import { openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import { site } from '@tdt/domain/testing';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLocalStorage } from '../../storage/local-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { storageIn, temporaryBucket } from '../../testing/buckets.ts';
import { anMp4, aWebm, webp } from '../../testing/pictures.ts';
import { openMedia } from '../open-media.ts';
import type { IncomingFile } from './uploads.ts';

type Files = readonly (Buffer | IncomingFile)[] | AsyncIterable<Buffer>;

async function* from(files: Files): AsyncGenerator<IncomingFile> {
  for await (const file of files) yield Buffer.isBuffer(file) ? { name: 'photo.jpg', bytes: file } : file;
}

async function localStorage(): Promise<Storage> {
  const root = await mkdtemp(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return createLocalStorage(root);
}

/** Uploads of a site of its own. */
async function uploadsTo(storage: Storage) {
  const connection = await openConnection(await temporaryPlace());
  const shared = { connection, changes: createChanges(connection), leases: createLeases(connection), storage };
  return openMedia({ ...shared, log: silentLog, site, readers: [], firstSeen: () => [] }).media.upload;
}

async function open(storage?: Storage) {
  const used = storage ?? (await localStorage());
  const send = await uploadsTo(used);
  return {
    storage: used,
    send,
    upload: (folder: UploadFolder, ...files: (Buffer | IncomingFile)[]) => send(folder, from(files)),
    /** Uploads one picture; returns what is stored of it. */
    async keep(picture: Buffer) {
      const { items } = UploadedFilesSchema.parse(await send('about', from([picture])));
      const [item] = items;
      if (!item) throw new Error('nothing was stored');
      const file = await used.open(item.url.slice(1));
      const bytes = (await file?.read()) ?? Buffer.alloc(0);
      return { item, bytes, found: await sharp(bytes).metadata() };
    },
  };
}

async function pathsIn(storage: Storage): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of storage.list('media')) paths.push(path);
  return paths;
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a63' } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#a63', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

describe('an uploaded picture', () => {
  it.each(UPLOAD_FOLDERS.filter((folder) => folder !== 'recipe-steps-videos'))(
    'is stored in the folder %s under a new name, as WebP with its sizes',
    async (folder) => {
      const { upload, storage } = await open();
      const { items } = await upload(folder, {
        name: '../../etc/passwd\u0000.php',
        bytes: await plain(700, 500).jpeg().toBuffer(),
      });
      const [item] = UploadedFilesSchema.parse({ items }).items;
      expect(item).toMatchObject({ width: 700, height: 500, type: 'image' });
      expect(item?.url).toMatch(new RegExp(`^/media/recipe-images/${folder}/[0-9a-f-]{36}\\.webp$`));
      expect(item?.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(item?.variants).toContainEqual({
        type: 'image/avif',
        width: 480,
        url: item?.url.replace('.webp', '.480.avif'),
      });
      expect(await pathsIn(storage)).toEqual([item?.url.slice(1)]);
    },
  );

  it('stands upright, without data of its camera or its place', async () => {
    const { keep } = await open();
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } };
    const photo = await plain(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes('Camera')).toBe(true);
    const { bytes, found, item } = await keep(photo);
    expect(item).toMatchObject({ width: 200, height: 300 });
    expect(found).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect(found.exif ?? found.xmp ?? found.icc ?? found.orientation).toBeUndefined();
    expect(bytes.includes('Camera')).toBe(false);
  });

  it('is not wider or higher than 2048 pixels', async () => {
    const { keep } = await open();
    expect((await keep(await plain(3000, 1500).jpeg().toBuffer())).item).toMatchObject({ width: 2048, height: 1024 });
    expect((await keep(await plain(1000, 4096).png().toBuffer())).item).toMatchObject({ width: 500, height: 2048 });
  });

  it('is not larger than 3 MB, whatever it shows', async () => {
    const { keep } = await open();
    const { item, found } = await keep(await noise(2048, 2048).jpeg({ quality: 60 }).toBuffer());
    expect(item.bytes).toBeLessThanOrEqual(3 * 1024 * 1024);
    expect(found).toMatchObject({ width: 2048, height: 2048 });
  });

  it.each([
    ['CMYK', () => plain(40, 30).toColourspace('cmyk').jpeg().toBuffer(), 3],
    ['wide gamut', () => plain(40, 30).withIccProfile('p3').png().toBuffer(), 3],
    ['16 bits', () => plain(40, 30).toColourspace('rgb16').png().toBuffer(), 3],
    ['grey', () => plain(40, 30).greyscale().toColourspace('b-w').jpeg().toBuffer(), 3],
    ['transparent', () => plain(40, 30).ensureAlpha(0.5).png().toBuffer(), 4],
  ])('in %s becomes sRGB', async (_name, make, channels) => {
    const { keep } = await open();
    const { found } = await keep(await make());
    expect(found).toMatchObject({ space: 'srgb', channels, depth: 'uchar', hasProfile: false });
  });

  it('preserves its colours when they come in a wide gamut', async () => {
    const { keep } = await open();
    const { bytes } = await keep(await plain(40, 30).withIccProfile('p3').png().toBuffer());
    const [red, green, blue] = await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
    for (const [found, shown] of [
      [red, 0xaa],
      [green, 0x66],
      [blue, 0x33],
    ]) {
      expect(Math.abs((found ?? 0) - (shown ?? 0))).toBeLessThan(8);
    }
  });

  it('that moves is stored as its first frame', async () => {
    const { keep } = await open();
    const frames = [plain(20, 10), noise(20, 10)].map((frame) => frame.png().toBuffer());
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { found, item } = await keep(moving);
    expect(item).toMatchObject({ width: 20, height: 10 });
    expect(found.pages).toBeUndefined();
  });

  it.each([
    [2000, 100],
    [12_000, 600],
    [1, 1],
  ])('may be as long as %i by %i pixels', async (width, height) => {
    const { keep } = await open();
    const { item } = await keep(await plain(width, height).png().toBuffer());
    expect(item.width).toBe(Math.min(width, 2048));
  });

  it('leaves out whatever else its file contains', async () => {
    const { keep } = await open();
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await plain(40, 30).jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${script}`)]);
    expect((await keep(polyglot)).bytes.includes(script)).toBe(false);
  });
});

describe('an uploaded video', () => {
  it.each([
    ['mp4', anMp4()],
    ['webm', aWebm()],
    ['webm', aWebm('010000000000000f')],
    ['webm', aWebm('ff')],
    ['webm', aWebm('01ffffffffffffff')],
  ])('is stored unchanged: %s', async (extension, bytes) => {
    const { upload, storage } = await open();
    const { items } = UploadedFilesSchema.parse(await upload('recipe-steps-videos', { name: 'film.exe', bytes }));
    expect(items).toMatchObject([{ type: 'video', bytes: bytes.length, width: 0, height: 0, variants: [] }]);
    expect(items[0]?.url).toMatch(new RegExp(`/recipe-steps-videos/[0-9a-f-]{36}\\.${extension}$`));
    expect(await (await storage.open(items[0]?.url.slice(1) ?? ''))?.read()).toEqual(bytes);
  });
});

const SVG = Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const brand = (name: string) => Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0mif1heic`, 'latin1');
const { coverType, dishType, mediaType } = UPLOAD_MESSAGES;
const UNFIT = 'f.jpg est trop long pour sa largeur, ou dépasse 12 000 pixels de côté : recadrez-le, puis renvoyez-le.';
const DAMAGED = 'f.jpg est abîmé ou incomplet : exportez-le à nouveau, puis renvoyez-le.';

describe('what is refused', () => {
  /** A small PNG whose header says that it has 81 megapixels. */
  const aBomb = async () => {
    const bytes = await plain(8, 8).png().toBuffer();
    bytes.writeUInt32BE(9000, 16);
    bytes.writeUInt32BE(9000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
  const cut = async () => {
    const whole = await noise(400, 300).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const cutPng = async () => {
    const whole = await noise(400, 300).png().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };

  it.each<[string, UploadFolder, () => Buffer | Promise<Buffer>, string, string]>([
    ['text', 'cover', () => Buffer.from('hello'), 'UNSUPPORTED_TYPE', coverType],
    ['a program', 'plat', () => Buffer.from('MZ\u0090'), 'UNSUPPORTED_TYPE', dishType('f.jpg')],
    ['a page', 'recipe-steps-images', () => Buffer.from('<html><svg>'), 'UNSUPPORTED_TYPE', mediaType],
    ['SVG', 'cover', () => SVG, 'UNSUPPORTED_TYPE', 'f.jpg est un dessin SVG : exportez-le en PNG, puis renvoyez-le.'],
    [
      'HEIC',
      'cover',
      () => brand('heic'),
      'UNSUPPORTED_TYPE',
      'f.jpg est une photo HEIC : exportez-la en JPG, puis renvoyez-la.',
    ],
    [
      'AVIF',
      'cover',
      () => brand('avif'),
      'UNSUPPORTED_TYPE',
      'f.jpg est une image AVIF : exportez-la en JPG, puis renvoyez-la.',
    ],
    [
      'GIF',
      'cover',
      () => Buffer.from('GIF89a\u0001'),
      'UNSUPPORTED_TYPE',
      'f.jpg est un GIF : exportez-le en JPG ou en PNG, puis renvoyez-le.',
    ],
    [
      'MOV',
      'recipe-steps-videos',
      () => brand('qt  '),
      'UNSUPPORTED_TYPE',
      'f.jpg est une vidéo MOV : exportez-la en MP4, puis renvoyez-la.',
    ],
    ['a film among pictures', 'cover', anMp4, 'UNSUPPORTED_TYPE', coverType],
    ['a film of a country', 'countries/new/recipe', anMp4, 'UNSUPPORTED_TYPE', coverType],
    ['a picture among films', 'recipe-steps-videos', () => webp(), 'UNSUPPORTED_TYPE', mediaType],
    ['nothing', 'cover', () => Buffer.alloc(0), 'VALIDATION_FAILED', 'f.jpg est vide : choisissez un autre fichier.'],
    ['a beginning', 'cover', () => Buffer.from('\xff\xd8\xff', 'latin1'), 'VALIDATION_FAILED', DAMAGED],
    ['half a JPEG', 'cover', cut, 'VALIDATION_FAILED', DAMAGED],
    ['half a PNG', 'cover', cutPng, 'VALIDATION_FAILED', DAMAGED],
    ['half a film', 'recipe-steps-videos', () => anMp4().subarray(0, -5), 'VALIDATION_FAILED', DAMAGED],
    ['half a WebM', 'recipe-steps-videos', () => aWebm().subarray(0, -5), 'VALIDATION_FAILED', DAMAGED],
    ['a WebM of long sizes', 'recipe-steps-videos', () => aWebm('0100001000000000'), 'VALIDATION_FAILED', DAMAGED],
    ['the header of a WebM', 'recipe-steps-videos', () => aWebm().subarray(0, 36), 'VALIDATION_FAILED', DAMAGED],
    ['a strip', 'plat', () => plain(2001, 100).png().toBuffer(), 'VALIDATION_FAILED', UNFIT],
    ['a column', 'plat', () => plain(1, 40).png().toBuffer(), 'VALIDATION_FAILED', UNFIT],
    ['a scroll', 'plat', () => plain(12_001, 601).png().toBuffer(), 'VALIDATION_FAILED', UNFIT],
    ['a bomb', 'cover', aBomb, 'TOO_LARGE', 'f.jpg dépasse 50 mégapixels : réduisez-en les dimensions.'],
    [
      'a large cover',
      'cover',
      () => Buffer.alloc(5 * 1024 * 1024 + 1),
      'TOO_LARGE',
      "L'image ne doit pas dépasser 5MB",
    ],
    [
      'a large picture of a country',
      'countries/new/recipe',
      () => Buffer.alloc(10 * 1024 * 1024 + 1),
      'TOO_LARGE',
      'La taille maximum est de 10MB',
    ],
    ['a large dish', 'plat', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'TOO_LARGE', 'f.jpg ne doit pas dépasser 5MB'],
    [
      'a large film',
      'recipe-steps-videos',
      () => Buffer.alloc(10 * 1024 * 1024 + 1),
      'TOO_LARGE',
      'La taille maximum est de 10MB',
    ],
  ])('%s in %s, with a sentence, whatever its name says', async (_what, folder, make, code, detail) => {
    const { upload, storage } = await open();
    const refused = upload(folder, { name: 'C:\\x\\f.jpg\u0007', bytes: await make() });
    await expect(refused).rejects.toMatchObject({ code, details: { detail } });
    expect(await pathsIn(storage)).toEqual([]);
  });

  it('an upload without a file', async () => {
    const { upload } = await open();
    await expect(upload('cover')).rejects.toMatchObject({ details: { detail: UPLOAD_MESSAGES.noFile } });
  });
});

describe('an upload of which one file fails', () => {
  it('stores none of its files', async () => {
    const { upload, storage } = await open();
    await expect(upload('plat', await webp(), await webp(), SVG)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' });
    expect(await pathsIn(storage)).toEqual([]);
  });

  it('leaves a picture that another upload has found meanwhile', async () => {
    const { upload, send, storage } = await open();
    const picture = await webp();
    let found: UploadedFiles | undefined;
    const files = (async function* () {
      yield picture;
      found = await upload('cover', picture);
      yield SVG;
    })();
    await expect(send('plat', from(files))).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' });
    expect(await pathsIn(storage)).toEqual(found?.items.map(({ url }) => url.slice(1)));
  });

  it('stores none when the storage is full', async () => {
    const service = await temporaryBucket();
    const storage = await storageIn(service);
    const { upload } = await open(storage);
    const files = (async function* () {
      yield* from([await webp()]);
      service.fail('full', { method: 'PUT' });
      yield* from([await webp(900)]);
    })();
    const uploaded = (await uploadsTo(storage))('plat', files);
    await expect(uploaded).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(await pathsIn(storage)).toEqual([]);
    await expect(upload('plat', await webp())).resolves.toMatchObject({ items: [{ type: 'image' }] });
  });
});
