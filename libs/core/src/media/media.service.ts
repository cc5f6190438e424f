import { AppError, type PictureSpec } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { Logger } from '../logger.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { DEFAULT_PICTURES, defaultDrawing } from './default-pictures.ts';
import type { Draw } from './draw.ts';
import type { DrawingsRepository } from './drawings.repository.ts';
import { createLimiter, createSingleFlight } from '../limiter.ts';
import { makeVariant } from './make-variant.ts';
import { type MediaPath, parseMediaPath } from './media-path.ts';

/** Pictures made at a time; each takes one core for up to a second. */
const WORKERS = 2;
const WARM_LEASE = 'media-warm';
const WARM_LEASE_MS = 30_000;

interface Dependencies {
  storage: Storage;
  drawings: DrawingsRepository;
  leases: Leases;
  log: Logger;
  draw?: Draw | undefined;
}

export type MediaService = ReturnType<typeof createMediaService>;

/** Pictures: stored ones as they are, the others made on the first request and kept. */
export function createMediaService({ storage, drawings, leases, log, draw }: Dependencies) {
  const makeOnce = createSingleFlight<boolean>();
  const limited = createLimiter(WORKERS);

  const planned = async (path: string): Promise<PictureSpec | null> =>
    defaultDrawing(path) ?? (await drawings.specOf(path));

  /** Paints a planned original; `false` when none is planned. */
  async function paint(path: string): Promise<boolean> {
    const spec = draw && (await planned(path));
    if (!draw || !spec) return false;
    const webp = await limited(() => draw(spec));
    await storage.put(path, webp);
    return true;
  }

  async function makeNarrower({ path, variant }: MediaPath): Promise<boolean> {
    const original = variant && (await find({ path: variant.original, variant: null }));
    if (!original) return false;
    const bytes = await original.read();
    const made = await limited(() => makeVariant(bytes, variant.width, variant.format));
    if (made) await storage.put(path, made);
    return made !== null;
  }

  async function find(media: MediaPath): Promise<StoredFile | null> {
    const stored = await storage.open(media.path);
    if (stored) return stored;
    const isMade = await makeOnce(media.path, () => (media.variant ? makeNarrower(media) : paint(media.path)));
    return isMade ? storage.open(media.path) : null;
  }

  return {
    /** See `Application.media.open`. */
    async open(folder: string, file: string): Promise<StoredFile> {
      const media = parseMediaPath(folder, file);
      const found = media && (await find(media));
      if (!found) throw new AppError('MEDIA_NOT_FOUND');
      return found;
    },

    /** See `Application.media.warm`. A picture that cannot be painted is logged and passed over. */
    async warm(signal?: AbortSignal): Promise<number> {
      const lease = draw ? await leases.acquire(WARM_LEASE, WARM_LEASE_MS) : null;
      if (!lease) return 0;
      let drawn = 0;
      try {
        for (const path of [...DEFAULT_PICTURES.map((each) => each.path), ...(await drawings.paths())]) {
          if (signal?.aborted || lease.signal.aborted) break;
          if (await storage.exists(path)) continue;
          const isDrawn = await makeOnce(path, () => paint(path)).catch((error: unknown) => {
            log.warn({ err: error, path }, 'Could not draw a picture');
            return false;
          });
          if (isDrawn) drawn += 1;
        }
      } finally {
        await lease.release();
      }
      return drawn;
    },
  };
}
