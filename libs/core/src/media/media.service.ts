import { AppError, type Image } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { Logger } from '../logger.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { DEFAULT_PICTURES } from './default-pictures.ts';
import type { Draw } from './draw.ts';
import type { DrawingsRepository } from './drawings.repository.ts';
import { createFindPicture } from './find-picture.ts';
import { parseMediaPath } from './media-path.ts';
import { createRightOfWay } from './right-of-way.ts';
import { warmPictures } from './warm-pictures.ts';

/** Pictures made for visitors at a time; each takes one core for up to a second. */
const WORKERS = 2;

interface Dependencies {
  storage: Storage;
  drawings: DrawingsRepository;
  leases: Leases;
  log: Logger;
  draw?: Draw | undefined;
  /** Pictures that first views show, those to be seen most first. */
  firstSeen: () => readonly Image[];
}

export type MediaService = ReturnType<typeof createMediaService>;

/** Pictures: stored ones as they are, the others made on the first request and kept. */
export function createMediaService({ drawings, draw, ...parts }: Dependencies) {
  const find = createFindPicture({ storage: parts.storage, drawings, draw });
  const rightOfWay = createRightOfWay(WORKERS);

  const paintable = async (): Promise<string[]> =>
    draw ? [...DEFAULT_PICTURES.map(({ path }) => path), ...(await drawings.paths())] : [];

  return {
    /** See `Application.media.open`. */
    async open(folder: string, file: string, onMiss: () => void = () => {}): Promise<StoredFile> {
      const media = parseMediaPath(folder, file);
      const stored = media && (await parts.storage.open(media.path));
      if (stored) return stored;
      if (media) onMiss();
      const found = media && (await find(media, rightOfWay.forVisitor));
      if (!found) throw new AppError('MEDIA_NOT_FOUND');
      return found;
    },

    /** See `Application.media.warm`. */
    warm: (signal?: AbortSignal): Promise<number> => warmPictures({ ...parts, find, rightOfWay, paintable }, signal),
  };
}
