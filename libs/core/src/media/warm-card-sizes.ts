import type { Image, ImageWidth } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { Logger } from '../logger.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { type MediaPath, parseMediaUrl } from './media-path.ts';

const LEASE = 'media-warm';
const LEASE_MS = 30_000;

/**
 * Widths that cards are shown in, by the screens that ask for them: phones and fine screens, plain screens, then what is
 * between and tablets. In AVIF alone, which nearly every browser takes.
 */
const CARD_WIDTHS: readonly ImageWidth[] = [640, 320, 480, 960];

interface Dependencies {
  find: (media: MediaPath) => Promise<StoredFile | null>;
  storage: Storage;
  leases: Leases;
  log: Logger;
  /** Pictures that first views show, those to be seen most first. */
  firstSeen: () => readonly Image[];
}

/** See `Media.warm`. A picture that cannot be made is logged and skipped. */
export async function warmCardSizes(dependencies: Dependencies, signal?: AbortSignal): Promise<number> {
  const { storage, leases, firstSeen } = dependencies;
  const lease = await leases.acquire(LEASE, LEASE_MS);
  if (!lease) return 0;
  let made = 0;
  try {
    for (const media of cardSizes(firstSeen())) {
      if (signal?.aborted || lease.signal.aborted) break;
      if (!(await storage.exists(media.path)) && (await isMade(dependencies, media))) made += 1;
    }
  } finally {
    await lease.release();
  }
  return made;
}

function* cardSizes(images: readonly Image[]): Generator<MediaPath> {
  for (const width of CARD_WIDTHS) {
    for (const { variants } of images) {
      const variant = variants.find((each) => each.type === 'image/avif' && each.width === width);
      const media = variant && parseMediaUrl(variant.url);
      if (media) yield media;
    }
  }
}

async function isMade({ find, log }: Dependencies, media: MediaPath): Promise<boolean> {
  try {
    return (await find(media)) !== null;
  } catch (error) {
    log.warn({ err: error, path: media.path }, 'Could not make a picture');
    return false;
  }
}
