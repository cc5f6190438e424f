/**
 * Makes what the demo's picture plan needs on disk: the committed pictures (`pictures/<id>.webp`), those of core's default
 * pictures among them, and a placeholder of every picture (`data/placeholders.json`). Makes what is missing, or all with
 * `--again`; drops what is planned no more. Prints placeholders that core's table of default pictures should take over.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { DEFAULT_PICTURES, type DefaultPicture } from '@tdt/core';
import { drawPicture, renderPicture } from '@tdt/illustrations';
import sharp from 'sharp';
import { demoPictures } from '../src/index.ts';

const PICTURES = new URL('../pictures/', import.meta.url);
const PLACEHOLDERS = new URL('../data/placeholders.json', import.meta.url);

/** Bytes: all committed pictures together stay under 10 MB. */
const PICTURE_BUDGET = 90_000;
const PLACEHOLDER_BUDGET = 150;
const PLACEHOLDER_WIDTH = 16;
/** A picture is drawn this many times smaller for its placeholder: 20 times quicker, and no eye sees it at 16 pixels. */
const SKETCH = 10;

type Picture = Pick<DefaultPicture, 'id' | 'alt' | 'spec'>;

async function makePicture({ id, spec }: Picture): Promise<void> {
  await writeFile(fileOf(id), await renderPicture(spec, { budget: PICTURE_BUDGET, effort: 6 }));
}

/** A WebP about 16 pixels wide, as a data URI; of the lowest quality needed to stay within the budget. */
async function makePlaceholder({ spec }: Picture): Promise<string> {
  const size = { width: spec.size.width / SKETCH, height: spec.size.height / SKETCH };
  const svg = drawPicture({ ...spec, size });
  const pixels = await sharp(Buffer.from(svg))
    .flatten({ background: '#f4e9d4' })
    .resize(PLACEHOLDER_WIDTH)
    .png()
    .toBuffer();
  for (const quality of [50, 40, 30, 20, 10, 1]) {
    const tiny = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer();
    if (tiny.length <= PLACEHOLDER_BUDGET || quality === 1) return `data:image/webp;base64,${tiny.toString('base64')}`;
  }
  throw new Error('unreachable: the lowest quality is always accepted');
}

const fileOf = (id: string): URL => new URL(`${id}.webp`, PICTURES);

async function renderCommitted(again: boolean): Promise<void> {
  const planned: Picture[] = [...DEFAULT_PICTURES, ...demoPictures().filter(({ committed }) => committed)];
  const wanted = planned.filter(({ id }) => again || !existsSync(fileOf(id)));
  for (const [index, picture] of wanted.entries()) {
    await makePicture(picture);
    console.log(`picture ${index + 1} of ${wanted.length}: ${picture.alt}`);
  }
  const kept = new Set(planned.map(({ id }) => `${id}.webp`));
  for (const name of await readdir(PICTURES)) if (!kept.has(name)) await rm(new URL(name, PICTURES));
}

async function renderPlaceholders(again: boolean): Promise<void> {
  const made: Record<string, string> = again ? {} : JSON.parse(await readFile(PLACEHOLDERS, 'utf8'));
  const all: Record<string, string> = {};
  for (const picture of demoPictures()) all[picture.id] = made[picture.id] ?? (await makePlaceholder(picture));
  await writeFile(PLACEHOLDERS, `${JSON.stringify(all, null, 1)}\n`);
  console.log(`${Object.keys(all).length} placeholders`);
}

async function checkDefaultPlaceholders(): Promise<void> {
  for (const picture of DEFAULT_PICTURES) {
    const placeholder = await makePlaceholder(picture);
    if (placeholder !== picture.placeholder) console.log(`default picture "${picture.alt}": ${placeholder}`);
  }
}

const again = process.argv.includes('--again');
await renderCommitted(again);
await renderPlaceholders(again);
await checkDefaultPlaceholders();
