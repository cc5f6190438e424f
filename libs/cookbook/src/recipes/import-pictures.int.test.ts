import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PictureNotTaken, takePicture } from '@tdt/files';
import { webp } from '@tdt/files/testing';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';
import type { ImportOptions } from './import-report.ts';

const recipe = (name: string, image: string) => ({
  '@type': 'Recipe',
  name,
  image: [image, image],
  recipeIngredient: ['1 chou'],
  recipeInstructions: 'Émincer.',
});

/** Imports from a server on this machine, and counts its requests. */
async function withPictures() {
  const site = await temporaryCookbook();
  const picture = await webp();
  let asked = 0;
  const server = createServer(({ url }, response) => {
    asked += 1;
    response.end(url === '/chou.webp' ? picture : 'no picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const trusted = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = {
    takePicture: (address: string, signal?: AbortSignal) =>
      takePicture(site.media.upload, address, { trusted, ...(signal && { signal }) }),
  };
  const run = (records: unknown[], more: ImportOptions = {}) =>
    site.recipes.importMany(records, { ...options, ...more });
  return { site, trusted, run, asked: () => asked };
}

it('takes the first picture of a new recipe as its cover, and fetches nothing the second time', async () => {
  const { site, trusted, run, asked } = await withPictures();
  const records = [recipe('Chou', `${trusted}/chou.webp`)];
  expect(await run(records)).toMatchObject({ created: 1 });
  const { cover } = await site.recipes.find('chou');
  expect(cover).toMatchObject({ alt: 'Chou', width: 1000, height: 500 });
  expect(await site.storage.exists(cover?.url.slice(1) ?? '')).toBe(true);
  expect(await run(records)).toMatchObject({ created: 0, kept: 1 });
  expect(asked()).toBe(1);
});

it('imports a recipe without a picture that cannot be taken, and says why', async () => {
  const { site, trusted, run } = await withPictures();
  const records = [recipe('Chou', `${trusted}/text`), recipe('Rave', 'http://10.0.0.1/rave.jpg')];
  const { created, notes } = await run(records);
  expect(created).toBe(2);
  expect(notes.map(({ title, notes: all }) => [title, all.at(-1)])).toEqual([
    ['Chou', expect.stringMatching(/^its picture is not taken along: it is no whole picture/)],
    ['Rave', 'its picture is not taken along: its address is not public'],
  ]);
  expect(await site.recipes.find('rave')).toMatchObject({
    cover: { url: expect.stringContaining('/default/') },
  });
});

it('fetches nothing when it only counts, and for a refused record', async () => {
  const { trusted, run, asked } = await withPictures();
  await run([recipe('Chou', `${trusted}/chou.webp`)], { dryRun: true });
  expect(await run([recipe('', `${trusted}/chou.webp`)])).toMatchObject({ created: 0, refused: [{}] });
  expect(asked()).toBe(0);
});

it('stores what is done when it is stopped during a fetch', async () => {
  const { site, trusted, run } = await withPictures();
  const stop = new AbortController();
  const stopping = async (address: string, signal?: AbortSignal) => {
    if (!address.endsWith('/chou.webp')) stop.abort();
    signal?.throwIfAborted();
    throw new PictureNotTaken('no');
  };
  const records = [recipe('Chou', `${trusted}/chou.webp`), recipe('Rave', `${trusted}/rave.webp`)];
  const result = await run(records, { takePicture: stopping, signal: stop.signal });
  expect(result).toMatchObject({ created: 1 });
  expect(await site.recipes.count()).toBe(1);
});
