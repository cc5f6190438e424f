import type { Logger } from '@tdt/config';
import type { Image, ImageWidth } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { type MediaPath, parseMediaUrl } from './media-path.ts';

const LEASE = 'media-warm';
const LEASE_MS = 30_000;

/**
 * Widths of cards, the most requested first: phones and high-resolution screens, standard screens, then tablets; last
 * the hero of a recipe on a phone. AVIF only, which nearly every browser supports. 1600 is left to the first request,
 * since only large fine screens ask for it.
 */
const CARD_WIDTHS: readonly ImageWidth[] = [640, 320, 480, 960, 1200];

interface Parts {
  find: (media: MediaPath) => Promise<StoredFile | null>;
  storage: Storage;
  log: Logger;
}

interface FirstSeenParts extends Parts {
  leases: Leases;
  /** Pictures that visitors see first, the most seen first. */
  firstSeen: () => readonly Image[];
}

/** See `Media.warm`. One process at a time does this. */
export async function warmFirstSeen({ leases, firstSeen, ...parts }: FirstSeenParts, signal?: AbortSignal) {
  const warm = (held: AbortSignal) => makeCardSizes(parts, firstSeen(), held);
  return (await leases.ifFree(LEASE, warm, { milliseconds: LEASE_MS, signal })) ?? 0;
}

/** See `Media.warmAll`. A picture that cannot be made is logged and skipped. */
export async function makeCardSizes(
  parts: Parts,
  images: readonly Pick<Image, 'variants'>[],
  signal?: AbortSignal,
): Promise<number> {
  let made = 0;
  for (const media of cardSizes(images)) {
    if (signal?.aborted) break;
    if (!(await parts.storage.exists(media.path)) && (await wasMade(parts, media))) made += 1;
  }
  return made;
}

function* cardSizes(images: readonly Pick<Image, 'variants'>[]): Generator<MediaPath> {
  for (const width of CARD_WIDTHS) {
    for (const { variants } of images) {
      const variant = variants.find(({ url }) => url.endsWith(`.${width}.avif`));
      const media = variant && parseMediaUrl(variant.url);
      if (media) yield media;
    }
  }
}

async function wasMade({ find, log }: Parts, media: MediaPath): Promise<boolean> {
  try {
    return (await find(media)) !== null;
  } catch (error) {
    log.warn({ err: error, path: media.path }, 'Could not make a picture');
    return false;
  }
}
