import { ADMIN_API, IMAGE_RATIOS, IMAGE_WIDTHS, SHARE_SIZE } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import sharp from 'sharp';
import { signIn } from './account.ts';
import type { Measurement } from './measurement.ts';
import { processorMilliseconds } from './processor-time.ts';
import { median } from './side-by-side.ts';

const UPLOADS = 5;
/** A picture of the demo with many details, in a quarter of 12 megapixels. */
const DETAILED = 'libs/content/pictures/okonomiyaki-dosaka-au-chou-et-au-porc.couverture.webp';
const TILE = { width: 2000, height: 1500 };

/** Uploads a photo of 12 megapixels: the time until the response, and the processor time of all its variants. */
export async function uploads({ url, pid }: RunningSite): Promise<Measurement[]> {
  const headers = await signIn(url);
  const photo = new Blob([new Uint8Array(await makePhoto())]);
  const times: number[] = [];
  let stored = '';
  for (let count = 0; count < UPLOADS; count += 1) {
    const body = new FormData();
    body.append('files', photo, 'photo.jpg');
    const before = performance.now();
    const response = await fetch(`${url}${ADMIN_API.media}?folder=cover`, { method: 'POST', headers, body });
    const { items } = (await response.json()) as { items: { url: string }[] };
    times.push(performance.now() - before);
    stored = items[0]?.url ?? '';
  }
  const before = processorMilliseconds(pid());
  for (const variant of variantsOf(`${url}${stored}`)) {
    const response = await fetch(variant);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${variant} responded with ${response.status}.`);
  }
  const used = (processorMilliseconds(pid()) ?? Number.NaN) - (before ?? Number.NaN);
  return [
    { what: 'upload of 12 megapixels', value: median(times), unit: 'ms', budget: { atMost: 800 } },
    { what: 'all its variants: processor', value: used / 1000, unit: 's', budget: { atMost: 3 } },
  ];
}

async function makePhoto(): Promise<Buffer> {
  const { width, height } = TILE;
  const input = await sharp(DETAILED).resize(TILE).toBuffer();
  const tiles = [0, 1].flatMap((row) => [0, 1].map((column) => ({ input, left: column * width, top: row * height })));
  const empty = { width: 2 * width, height: 2 * height, channels: 3, background: '#fff' } as const;
  return sharp({ create: empty }).composite(tiles).jpeg({ quality: 90 }).toBuffer();
}

/** All that a picture of the largest width may have, but crops off the centre. */
function variantsOf(url: string): string[] {
  const stem = url.slice(0, -'.webp'.length);
  const widest = Math.max(...IMAGE_WIDTHS);
  return [
    ...IMAGE_WIDTHS.map((width) => `${stem}.${width}.avif`),
    ...IMAGE_WIDTHS.filter((width) => width < widest).map((width) => `${stem}.${width}.webp`),
    ...IMAGE_RATIOS.map((ratio) => `${stem}.${ratio}.webp`),
    `${stem}.${SHARE_SIZE.width}x${SHARE_SIZE.height}.jpg`,
  ];
}
