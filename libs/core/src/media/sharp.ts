import type { Sharp } from 'sharp';

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

/** Opens a stored WebP picture with hardened sharp. Throws for bytes that are not WebP. */
export async function openWebp(bytes: Buffer): Promise<Sharp> {
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  if (!isWebp) throw new Error('The stored picture is no WebP.');
  loading ??= loadHardened();
  const sharp = await loading;
  return sharp(bytes, {
    limitInputPixels: 50e6,
    limitInputChannels: 4,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  }).timeout({ seconds: TIMEOUT_SECONDS });
}
