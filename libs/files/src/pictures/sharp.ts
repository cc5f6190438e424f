import { fileKind, UPLOAD_PIXELS_MAX } from '@tdt/contracts';
import type { Raw, Sharp, SharpOptions } from 'sharp';

let loading: ReturnType<typeof loadHardened> | undefined;

/**
 * Loads sharp (8 MB) with the first variant, since a server whose variants are all stored does not need it.
 *
 * libvips opens dozens of formats, some with old decoders: all but these are blocked, for files and buffers. One thread
 * per operation and no cache, since requests run in parallel and pictures do not repeat.
 */
async function loadHardened() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadWebpFile',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const TIMEOUT_SECONDS = 10;

async function open(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  loading ??= loadHardened();
  const sharp = await loading;
  return sharp(bytes, options).timeout({ seconds: TIMEOUT_SECONDS });
}

/** Opens a stored WebP picture with hardened sharp. Throws for bytes that are not WebP. */
export async function openWebp(bytes: Buffer): Promise<Sharp> {
  if (fileKind(bytes) !== 'webp') throw new Error('The stored picture is no WebP.');
  return openPicture(bytes);
}

/**
 * Opens a JPEG, PNG or WebP picture, of an animation the first frame. Damaged pictures, those of more than
 * `UPLOAD_PIXELS_MAX` pixels and all other formats throw, some of them only when their pixels are read.
 */
export const openPicture = (bytes: Buffer): Promise<Sharp> =>
  open(bytes, {
    limitInputPixels: UPLOAD_PIXELS_MAX,
    limitInputChannels: 4,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  });

/** Pixels without a format, as `raw().toBuffer({ resolveWithObject: true })` makes them. */
export interface Pixels {
  data: Buffer;
  info: Raw;
}

export const openPixels = ({ data, info: { width, height, channels } }: Pixels): Promise<Sharp> =>
  open(data, { raw: { width, height, channels } });
