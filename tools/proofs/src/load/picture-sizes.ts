import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_RATIOS, IMAGE_WIDTHS } from '@tdt/contracts/plain';
import { type ProgramKind, residentMegabytes, startSite } from '@tdt/testing';
import sharp from 'sharp';
import type { Proof } from '../proof.ts';

const FOLDER = 'media/recipe-images/cover';
const PICTURES = 24;
const SIZES = [
  ...IMAGE_WIDTHS.slice(0, 4).flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  `${IMAGE_RATIOS[0]}.webp`,
];
/** As large as uploads become: of more than 2 MB, so that what each request holds would show. */
const SIDE = 2048;

const MOST_GROWTH_MB = 300;

/** Requests many sizes of large pictures at once that are not made yet. */
export async function provePictureSizes({ programs }: { programs?: ProgramKind } = {}): Promise<Proof> {
  const site = await startSite({ ...(programs && { programs }), demo: false });
  try {
    const stems = await storePictures(site.dataDir);
    const before = residentMegabytes(site.pid()) ?? Number.NaN;
    let highest = before;
    const watching = setInterval(() => {
      highest = Math.max(highest, residentMegabytes(site.pid()) ?? Number.NaN);
    }, 20);
    const began = performance.now();
    const urls = stems.flatMap((stem) => SIZES.map((size) => `${site.url}/${stem}.${size}`));
    const statuses = await Promise.all(urls.map(statusOf));
    clearInterval(watching);
    const seconds = (performance.now() - began) / 1000;
    const made = statuses.filter((status) => status === 200).length;
    const later = statuses.filter((status) => status === 503).length;
    const growth = highest - before;
    return {
      lines: [
        `${urls.length} sizes asked at once: ${made} made, ${later} to be asked again, in ${seconds.toFixed(1)} s; memory ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most`,
      ],
      broken: [
        ...(made > 0 && made + later === urls.length ? [] : [`responses: ${[...new Set(statuses)].join(', ')}`]),
        ...(growth <= MOST_GROWTH_MB ? [] : [`the memory grew by ${growth.toFixed(0)} MB`]),
      ],
    };
  } finally {
    await site.stop();
  }
}

/** 200, or 503 with the time after which to ask again; 0 for anything worse. */
async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status === 503 && !response.headers.has('retry-after') ? 0 : response.status;
  } catch {
    return 0;
  }
}

/** Storage paths without their ends. */
async function storePictures(dataDir: string): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } })
    .webp({ quality: 80 })
    .toBuffer();
  await mkdir(join(dataDir, FOLDER), { recursive: true });
  const stems = Array.from({ length: PICTURES }, () => `${FOLDER}/${randomUUID()}`);
  await Promise.all(stems.map((stem) => writeFile(join(dataDir, `${stem}.webp`), picture)));
  return stems;
}
