import { readFile } from 'node:fs/promises';
import { AppError, type Image } from '@tdt/contracts';
import { createSingleFlight, limitConcurrency } from '../concurrency.ts';
import type { Leases } from '../database/leases.ts';
import type { Logger } from '../logger.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { defaultPictureFile } from './default-pictures.ts';
import { createVariantMaker } from './make-variant.ts';
import type { Media } from './media.ts';
import type { MediaFiles } from './media-files.ts';
import { type MediaPath, parseMediaPath, type Variant } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';
import { createSweep } from './sweep-media.ts';
import { takePicture } from './take-picture.ts';
import { createUploads } from './uploads/uploads.ts';
import { makeCardSizes, warmFirstSeen } from './warm-card-sizes.ts';

/** Variants made at a time; each takes one core for 0.1 s. */
const CONCURRENT_VARIANTS = 2;

interface Dependencies {
  storage: Storage;
  leases: Leases;
  log: Logger;
  referenced: ReferencedMedia;
  files: Pick<MediaFiles, 'remove'>;
  /** Pictures that visitors see first, the most seen first. */
  firstSeen: () => readonly Image[];
}

/** Serves originals as stored, and variants, which the first request makes and stores. */
export function createMedia({ storage, leases, log, referenced, files, firstSeen }: Dependencies): Media {
  const limited = limitConcurrency(CONCURRENT_VARIANTS);
  const makeVariant = createVariantMaker();
  const makeOnce = createSingleFlight<boolean>();

  /** The stored picture; makes a missing variant or default picture. */
  async function find({ path, variant }: MediaPath, onMiss: () => void = () => {}): Promise<StoredFile | null> {
    const stored = await storage.open(path);
    if (stored) return stored;
    onMiss();
    const isMade = await makeOnce(path, () => (variant ? storeVariant(path, variant) : storeDefault(path)));
    return isMade ? storage.open(path) : null;
  }

  async function storeVariant(path: string, variant: Variant): Promise<boolean> {
    const original = await find({ path: variant.original, variant: null });
    if (!original) return false;
    const bytes = await original.read();
    const made = await limited(() => makeVariant(bytes, variant));
    if (made) await storage.put(path, made);
    return made !== null;
  }

  async function storeDefault(path: string): Promise<boolean> {
    const file = defaultPictureFile(path);
    if (file !== null) await storage.put(path, await readFile(file));
    return file !== null;
  }

  const upload = createUploads({ storage, log });

  return {
    async open(folder, file, onMiss) {
      const media = parseMediaPath(folder, file);
      const found = media && (await find(media, onMiss));
      if (!found) throw new AppError('MEDIA_NOT_FOUND');
      return found;
    },

    upload,

    take: (address, signal) => takePicture(upload, address, { signal }),

    remove: files.remove,

    sweep: createSweep({ storage, referenced, leases }),

    warm: (signal) => warmFirstSeen({ storage, leases, log, firstSeen, find }, signal),

    warmAll: (pictures, signal) => makeCardSizes({ storage, log, find }, pictures, signal),
  };
}
