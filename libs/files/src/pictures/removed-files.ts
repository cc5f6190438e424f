import { limitConcurrency } from '@tdt/database';
import type { PicturesRepository } from '../library/pictures.repository.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import type { ReferencedMedia } from './referenced-media.ts';

const FOLDER = 'removed';
/**
 * How long removed files can come back, and how long uploads that no content refers to stay before they are removed.
 */
export const GRACE_MS = 86_400_000;

/**
 * Path of an original's copies, without their times. A request for a missing file reads the folder: folders by the
 * first characters of the name keep it small after thousands were removed.
 */
const asidePath = (original: string): string => {
  const name = original.slice(original.lastIndexOf('/') + 1);
  return `${FOLDER}/${name.slice(0, 2)}/${original}`;
};

/** Sizes removed at a time: in a bucket, each is a request. */
const CONCURRENT_FILES = 10;

export interface Deleted {
  files: number;
  bytes: number;
}

interface Dependencies {
  storage: Storage;
  referenced: Pick<ReferencedMedia, 'among'>;
  /** The library lists what is in its place. */
  pictures?: Pick<PicturesRepository, 'hide' | 'show' | 'forget'>;
  now?: () => number;
}

export type RemovedFiles = ReturnType<typeof createRemovedFiles>;

/**
 * The one remover of originals. What is removed is set aside: copied under its name and the time, then taken from its
 * place. A day later it is deleted, unless something refers to it then.
 *
 * So that no save loses a file that another one drops, on whatever processes, killed at whatever moment:
 *
 * - at each moment the file is in its place or set aside, since a copy is made before anything is removed;
 * - every removal has a name of its own, nothing but `deleteExpired` deletes what has one, and to bring a file back
 *   copies it. In whatever order, the file is there for a day after its last removal;
 * - a save claims the files that it refers to before it writes. Set aside after that by a save that did not see the new
 *   reference, a file comes back when it is asked for (`recover`), and at the latest when it expires.
 */
export function createRemovedFiles({ storage, referenced, pictures, now = Date.now }: Dependencies) {
  const limited = limitConcurrency(CONCURRENT_FILES);

  const isUsed = async (original: string): Promise<boolean> => (await referenced.among([`/${original}`])).size > 0;

  /** Also of a missing original: the process that removed it may have been killed. */
  async function sizesOf(original: string): Promise<string[]> {
    const paths: string[] = [];
    for await (const { path } of storage.list(...folderAndName(original.slice(0, original.lastIndexOf('.') + 1))))
      if (path !== original) paths.push(path);
    return paths;
  }

  async function putBack(path: string, original: string): Promise<boolean> {
    if (!(await storage.copy(path, original))) return false;
    await pictures?.show(`/${original}`);
    return true;
  }

  return {
    /**
     * Sets an original aside. Its sizes are removed, since they can be made again. `false`: there was no such original.
     * @param sizes their paths, if they are known
     */
    async setAside(original: string, sizes?: readonly string[]): Promise<boolean> {
      await pictures?.hide(`/${original}`);
      const isThere = await storage.copy(original, `${asidePath(original)}.${now()}`);
      // Before its sizes: without it, no request makes another one.
      if (isThere) await storage.remove(original);
      await Promise.all((sizes ?? (await sizesOf(original))).map((path) => limited(() => storage.remove(path))));
      return isThere;
    },

    /** Copies an original that was set aside to its place; `false` when there is none. */
    async bringBack(original: string): Promise<boolean> {
      const path = await removedPath(storage, original);
      return path !== null && putBack(path, original);
    },

    /** An original that was set aside although something refers to it, brought back; `null` for any other. */
    async recover(original: string): Promise<StoredFile | null> {
      const path = await removedPath(storage, original);
      if (path === null || !(await isUsed(original))) return null;
      await putBack(path, original);
      return storage.open(original);
    },

    /** Deletes what was set aside a day ago and nothing refers to; brings back the rest. */
    async deleteExpired({
      dryRun = false,
      signal,
    }: {
      dryRun?: boolean;
      signal?: AbortSignal | undefined;
    } = {}): Promise<Deleted> {
      const deleted: Deleted = { files: 0, bytes: 0 };
      const expired: Removed[] = [];
      for await (const file of removedFiles(storage)) if (now() - file.removedAt >= GRACE_MS) expired.push(file);
      for (const { path, original, size } of expired) {
        if (signal?.aborted) break;
        // Asked for each file right before it goes.
        const isRestored = size > 0 && (await isUsed(original)) && !(await storage.exists(original));
        if (isRestored && !dryRun) await putBack(path, original);
        if (!dryRun && !isRestored && !(await storage.exists(original))) await pictures?.forget(`/${original}`);
        if (!dryRun) await storage.remove(path);
        if (isRestored) continue;
        deleted.files += 1;
        deleted.bytes += size;
      }
      return deleted;
    },
  };
}

/** Where an original is that was set aside whole; `null` when none was. */
export async function removedPath(storage: Pick<Storage, 'list'>, original: string): Promise<string | null> {
  for await (const { path, size } of storage.list(...folderAndName(`${asidePath(original)}.`)))
    if (size > 0) return path;
  return null;
}

interface Removed {
  path: string;
  original: string;
  size: number;
  /** Milliseconds since 1970. */
  removedAt: number;
}

/** All that is set aside, in no particular order; an original may come repeatedly. */
export async function* removedFiles(storage: Pick<Storage, 'list'>): AsyncGenerator<Removed> {
  for await (const { path, size } of storage.list(FOLDER)) {
    const [, original, time] = /^removed\/[^/]+\/(.+)\.(\d+)$/.exec(path) ?? [];
    if (original !== undefined) yield { path, original, size, removedAt: Number(time) };
  }
}

const folderAndName = (path: string): [string, string] => {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, slash), path.slice(slash + 1)];
};
