import type { Sharp } from 'sharp';

let loading: ReturnType<typeof loadHardened> | undefined;

/**
 * Loaded with the first variant that is made: a server whose pictures are all stored does without its 8 MB.
 *
 * libvips can open dozens of formats, some through old decoders. Only these are let in, for files and for buffers.
 * One thread an operation and no cache: requests run side by side and pictures never repeat.
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

/** A hardened sharp on a WebP picture of ours. Throws for bytes that are no WebP. */
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
