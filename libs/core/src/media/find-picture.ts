import type { PictureSpec } from '@tdt/contracts';
import { createSingleFlight } from '../limiter.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { defaultDrawing } from './default-pictures.ts';
import type { Draw } from './draw.ts';
import type { DrawingsRepository } from './drawings.repository.ts';
import { makeVariant } from './make-variant.ts';
import type { MediaPath } from './media-path.ts';
import type { Run } from './right-of-way.ts';

interface Dependencies {
  storage: Storage;
  drawings: DrawingsRepository;
  draw?: Draw | undefined;
}

/** The stored picture, made first where that is possible; `run` lets in the work that takes a core for a while. */
export type FindPicture = (media: MediaPath, run: Run) => Promise<StoredFile | null>;

export function createFindPicture({ storage, drawings, draw }: Dependencies): FindPicture {
  const makeOnce = createSingleFlight<boolean>();

  const planned = async (path: string): Promise<PictureSpec | null> =>
    defaultDrawing(path) ?? (await drawings.specOf(path));

  /** Paints a planned original; `false` when none is planned. */
  async function paint(path: string, run: Run): Promise<boolean> {
    const spec = draw && (await planned(path));
    if (!draw || !spec) return false;
    await storage.put(path, await run(() => draw(spec)));
    return true;
  }

  async function makeNarrower({ path, variant }: MediaPath, run: Run): Promise<boolean> {
    const original = variant && (await find({ path: variant.original, variant: null }, run));
    if (!original) return false;
    const bytes = await original.read();
    const made = await run(() => makeVariant(bytes, variant));
    if (made) await storage.put(path, made);
    return made !== null;
  }

  async function find(media: MediaPath, run: Run): Promise<StoredFile | null> {
    const stored = await storage.open(media.path);
    if (stored) return stored;
    const isMade = await makeOnce(media.path, () =>
      media.variant ? makeNarrower(media, run) : paint(media.path, run),
    );
    return isMade ? storage.open(media.path) : null;
  }

  return find;
}
