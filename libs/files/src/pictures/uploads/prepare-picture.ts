import { createHash } from 'node:crypto';
import { isTooNarrow, PICTURE_BYTES_MAX, PICTURE_SIDE_MAX, UPLOAD_SIDE_MAX } from '@tdt/contracts';
import { openPicture, openPixels, type Pixels } from '../sharp.ts';

/** Tried one after the other until the file is small enough. */
const QUALITIES = [90, 75, 60, 40];
/** Higher efforts take up to twice as long, for files that are hardly smaller. */
const EFFORT = 2;
const SIDES = { width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX, fit: 'inside', withoutEnlargement: true } as const;

/** A picture that is too long or too narrow for any page. */
export class UnfitShape extends Error {}

const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_QUALITY = 50;

export interface PreparedPicture {
  /** The WebP file. */
  bytes: Buffer;
  width: number;
  height: number;
  placeholder: string;
  /** SHA-256 of the pixels and their number. */
  pixels: string;
}

/**
 * An uploaded picture as the site stores it: upright, in sRGB, without metadata, not larger than `PICTURE_SIDE_MAX` and
 * `PICTURE_BYTES_MAX`. It is decoded and encoded again, so only the pixels of the uploaded file remain.
 * Throws `UnfitShape`, and what sharp throws for a file that cannot be decoded.
 */
export async function preparePicture(uploaded: Buffer): Promise<PreparedPicture> {
  const picture = await openPicture(uploaded);
  const { width: across, height: down } = await picture.metadata();
  if (Math.max(across, down) > UPLOAD_SIDE_MAX || isTooNarrow(across, down)) throw new UnfitShape();
  const pixels = await picture
    .autoOrient()
    .resize(SIDES)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = pixels.info;
  return {
    bytes: await encode(pixels),
    width,
    height,
    placeholder: await placeholderOf(pixels),
    pixels: createHash('sha256').update(`${width}x${height}`).update(pixels.data).digest('hex'),
  };
}

async function encode(pixels: Pixels): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await (await openPixels(pixels)).webp({ quality, effort: EFFORT }).toBuffer();
    if (bytes.length <= PICTURE_BYTES_MAX) break;
  }
  return bytes;
}

async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = (await openPixels(pixels)).resize(PLACEHOLDER_WIDTH).webp({ quality: PLACEHOLDER_QUALITY });
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`;
}
