import { MEDIA_BUCKET } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { Storage } from '../storage/storage.ts';
import { isDefaultPicture, parseMediaUrl } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';
import { type Deleted, GRACE_MS, type RemovedFiles, removedFiles } from './removed-files.ts';

const LEASE = 'media-sweep';

export interface SweepOptions {
  dryRun?: boolean;
  signal?: AbortSignal;
}

/** What a sweep has removed, or would remove. */
export interface Swept {
  /** Addresses of the originals that are set aside, without their variants. */
  unused: string[];
  /** The same files, variants included. */
  files: number;
  bytes: number;
  /** Unused originals that are too young to be removed. */
  young: number;
  /** Addresses that content refers to and that have no file. */
  missing: string[];
  /** What was removed a day ago. */
  deleted: Deleted;
  /** `false`: the signal has stopped it. */
  finished: boolean;
}

interface Dependencies {
  storage: Pick<Storage, 'list'>;
  referenced: Pick<ReferencedMedia, 'all'>;
  removed: RemovedFiles;
  leases: Leases;
  now?: () => number;
}

type File = { path: string; size: number; modifiedAt: Date };

/** See `Media.sweep`. One process at a time sweeps. */
export function createSweep({ storage, referenced, removed, leases, now = Date.now }: Dependencies) {
  return async ({ dryRun = false, signal }: SweepOptions = {}): Promise<Swept> => {
    if (dryRun) return sweep(true, signal);
    return leases.whileHolding(LEASE, (held) => sweep(false, held), { ...(signal && { signal }) });
  };

  async function sweep(dryRun: boolean, signal?: AbortSignal): Promise<Swept> {
    const { missing, unused } = await compare();
    const deleted = await removed.deleteExpired({ dryRun, signal });
    const swept: Swept = { unused: [], files: 0, bytes: 0, young: 0, missing, deleted, finished: !signal?.aborted };
    for (const [url, files] of unused) {
      if (signal?.aborted) return { ...swept, finished: false };
      if (isYoung(url, files)) swept.young += 1;
      else {
        const original = url.slice(1);
        const sizes = files.flatMap(({ path }) => (path === original ? [] : path));
        if (!dryRun) await removed.setAside(original, sizes);
        swept.unused.push(url);
        swept.files += files.length;
        swept.bytes += files.reduce((sum, { size }) => sum + size, 0);
      }
    }
    return swept;
  }

  /** What content refers to and what is stored, where they differ: addresses, and files by their original's address. */
  async function compare(): Promise<{ missing: string[]; unused: Map<string, File[]> }> {
    const known = await referencedUrls();
    const missing = new Set(known);
    const unused = new Map<string, File[]>();
    for await (const file of storage.list(`media/${MEDIA_BUCKET}`)) {
      const url = originalUrl(file.path);
      missing.delete(`/${file.path}`);
      if (url !== null && !known.has(url)) unused.set(url, [...(unused.get(url) ?? []), file]);
    }
    // Content may have been saved since.
    if (unused.size > 0) for (const url of await referencedUrls()) unused.delete(url);
    // A visitor who asks for a file that was set aside brings it back.
    if (missing.size > 0) for await (const { original } of removedFiles(storage)) missing.delete(`/${original}`);
    return { missing: [...missing].sort(), unused };
  }

  async function referencedUrls(): Promise<Set<string>> {
    const urls = new Set<string>();
    for await (const batch of referenced.all()) {
      for (const url of batch) if (!isDefaultPicture(url)) urls.add(url);
    }
    return urls;
  }

  /** The original's age decides, since visitors may ask for another variant at any time. */
  function isYoung(url: string, files: readonly File[]): boolean {
    const original = files.find(({ path }) => `/${path}` === url);
    const times = (original ? [original] : files).map(({ modifiedAt }) => modifiedAt.getTime());
    return now() - Math.max(...times) < GRACE_MS;
  }
}

/** Address of the original that a file is, or is a variant of; `null` for default pictures and foreign files. */
function originalUrl(path: string): string | null {
  const media = parseMediaUrl(`/${path}`);
  const url = media && `/${media.variant?.original ?? media.path}`;
  return url === null || isDefaultPicture(url) ? null : url;
}
