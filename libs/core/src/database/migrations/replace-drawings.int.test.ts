import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { DemoPicture } from '../../demo/demo.ts';
import { DEFAULT_COVER } from '../../media/default-pictures.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { aDemoPicture, anImage } from '../../testing/pictures.ts';
import { openConnection, silentLog, temporarySettings } from '../../testing/temporary-application.ts';
import { replaceDrawings } from './replace-drawings.ts';

const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const [DRAWN, LOST, OWN, NEW_COVER, NEW_POLAROID, NEW_ABOUT] = [1, 2, 3, 4, 5, 6].map(id) as [
  ...[string, string, string],
  ...[string, string, string],
];
const ABOUT = '/media/recipe-images/about/11d2e929-a60e-5b86-9a04-403a196e45b7.webp';
const cover = anImage(DRAWN, 'cover');
const polaroid = { ...anImage(DRAWN, 'polaroid'), url: `/media/recipe-images/countries/JP/polaroid/${DRAWN}.webp` };
const own = { ...anImage(OWN, 'plat'), alt: 'Ma photo' };

/** A site as the first release left it: drawings, one of them in no demo any more, and a picture of the operator's. */
async function drawnSite() {
  const settings = await temporarySettings();
  const connection = await openConnection(settings);
  const storage = createLocalStorage(join(settings.dataDir, 'files'));
  const document = { revision: 1, edited_at: new Date(0), updated_at: new Date(0) };
  const insert = (name: string, ...documents: object[]) => connection.collection(name).insertMany(documents);
  const lost = { ...anImage(LOST, 'plat'), image_order: 1 };
  await insert('recipes', { _id: 'a', title: 'Miso', images: [cover, own, lost], ...document });
  await insert('recipes', { _id: 'b', title: 'Pizza', images: [own], ...document });
  await insert('countries', { _id: 'JP', images: [polaroid], ...document });
  await insert('page_content', { _id: 'about_content', couple_image: { ...cover, url: ABOUT }, ...document });
  const drawn = [cover, polaroid, lost].map(({ url }) => ({ _id: url.slice(1), spec: '{}', priority: 0 }));
  await insert('drawings', ...drawn);
  const files = [
    ...drawn.map(({ _id }) => _id),
    ABOUT.slice(1),
    `media/recipe-images/cover/${DRAWN}.320.avif`,
    `media/recipe-images/cover/${DRAWN}.16x9.webp`,
    'media/recipe-images/default/2bb8a1db-dec7-537f-a9ed-3b6692d1608a.webp',
    DEFAULT_COVER.url.slice(1),
    `media/recipe-images/cover/${OWN}.webp`,
    `media/recipe-images/cover/${OWN}.320.avif`,
  ];
  for (const path of files) await storage.put(path, path);
  const pictures = [
    await aDemoPicture({ ...anImage(NEW_COVER, 'cover'), alt: 'Soupe, servie' }, cover.url),
    await aDemoPicture(anImage(NEW_POLAROID, 'polaroid'), polaroid.url),
    await aDemoPicture(anImage(NEW_ABOUT, 'mood'), ABOUT),
  ];
  return { connection, storage, pictures };
}

type Site = Awaited<ReturnType<typeof drawnSite>>;

const migrate = ({ connection, storage }: Site, demoPictures: () => Promise<readonly DemoPicture[]>) =>
  replaceDrawings.run({ connection, storage, log: silentLog, demoPictures, signal: new AbortController().signal });

async function expectMigrated({ connection, storage, pictures }: Site) {
  const images = pictures.map(({ image }) => image);
  const read = (name: string) => connection.collection<{ _id: string }>(name).find({}).sort({ _id: 1 }).toArray();
  expect(await read('recipes')).toMatchObject([
    { _id: 'a', title: 'Miso', images: [images[0], own], revision: 2, edited_at: new Date(0) },
    { _id: 'b', images: [own], revision: 1, updated_at: new Date(0) },
  ]);
  expect(await read('countries')).toMatchObject([{ images: [images[1]], revision: 2 }]);
  expect(await read('page_content')).toMatchObject([{ couple_image: images[2], revision: 2 }]);
  expect(await read('drawings')).toEqual([]);
  const stored: string[] = [];
  for await (const { path } of storage.list('media')) stored.push(path);
  const kept = [
    DEFAULT_COVER.url,
    `${own.url}`,
    own.url.replace('.webp', '.320.avif'),
    ...images.map(({ url }) => url),
  ];
  expect(stored.sort()).toEqual(kept.map((url) => url.slice(1)).sort());
}

it("gives the first release's drawings their successors and removes their files, but no other picture", async () => {
  const site = await drawnSite();
  await migrate(site, async () => site.pictures);
  await expectMigrated(site);
  await migrate(site, () => Promise.reject(new Error('not needed any more')));
  await expectMigrated(site);
});

/** A signal that throws when it is looked at once more than `looks` times. */
function abortedAfter(looks: number): AbortSignal {
  let left = looks;
  const throwIfAborted = (): void => {
    if (left === 0) throw new Error('cut short');
    left -= 1;
  };
  return { throwIfAborted } as AbortSignal;
}

it('ends with the same when it was interrupted at any step', async () => {
  for (let looks = 0; looks < 9; looks += 1) {
    const site = await drawnSite();
    const demoPictures = async () => site.pictures;
    const interrupted = replaceDrawings.run({ ...site, log: silentLog, demoPictures, signal: abortedAfter(looks) });
    await expect(interrupted).rejects.toThrow('cut short');
    await migrate(site, demoPictures);
    await expectMigrated(site);
  }
});

it('looks for the file of a picture once, however many recipes show it', async () => {
  const { connection, storage, pictures } = await drawnSite();
  const more = ['c', 'd', 'e'].map((_id) => ({ _id, title: _id, images: [cover], revision: 1 }));
  await connection.collection<{ _id: string }>('recipes').insertMany(more);
  const exists = vi.spyOn(storage, 'exists');
  await migrate({ connection, storage, pictures }, async () => pictures);
  const sought = exists.mock.calls.map(([path]) => path);
  expect(sought.sort()).toEqual(pictures.map(({ image }) => image.url.slice(1)).sort());
  expect(await connection.collection('recipes').countDocuments({ 'images.url': cover.url })).toBe(0);
});

it('changes nothing on a site without a demo, and loads none', async () => {
  const settings = await temporarySettings();
  const connection = await openConnection(settings);
  const storage = createLocalStorage(join(settings.dataDir, 'files'));
  const pictures: DemoPicture[] = [];
  await migrate({ connection, storage, pictures }, () => Promise.reject(new Error('not needed')));
});
