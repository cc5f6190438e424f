import { MEDIA_BUCKET } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { Storage } from '../storage/storage.ts';
import { isDefaultPicture, parseMediaUrl } from './media-path.ts';
import type { ReferencedMedia } from './referenced-media.ts';

const LEASE = 'media-sweep';
/** A younger file may belong to a form that is not saved yet. */
const KEPT_MS = 86_400_000;

export interface SweepOptions {
  dryRun?: boolean;
  signal?: AbortSignal;
}

/** What a sweep has removed, or would remove. */
export interface Swept {
  /** Addresses of the originals, without their variants. */
  unused: string[];
  /** Removed files, variants included. */
  files: number;
  bytes: number;
  /** Unused originals that are too young to be removed. */
  young: number;
  /** Addresses that content refers to and that have no file. */
  missing: string[];
  /** `false`: the signal has stopped it. */
  finished: boolean;
}

interface Dependencies {
  storage: Pick<Storage, 'list' | 'remove'>;
  referenced: Pick<ReferencedMedia, 'all'>;
  leases: Leases;
  now?: () => number;
}

type File = { path: string; size: number; modifiedAt: Date };

/** See `Media.sweep`. One process at a time removes. */
export function createSweep({ storage, referenced, leases, now = Date.now }: Dependencies) {
  return async ({ dryRun = false, signal }: SweepOptions = {}): Promise<Swept> => {
    if (dryRun) return sweep(true, signal);
    return leases.whileHolding(LEASE, (held) => sweep(false, held), { ...(signal && { signal }) });
  };

  async function sweep(dryRun: boolean, signal?: AbortSignal): Promise<Swept> {
    const { missing, unused } = await compare();
    const swept: Swept = { unused: [], files: 0, bytes: 0, young: 0, missing, finished: true };
    for (const [url, files] of unused) {
      if (signal?.aborted) return { ...swept, finished: false };
      if (isYoung(url, files)) swept.young += 1;
      else {
        swept.unused.push(url);
        for (const { path, size } of originalFirst(url, files)) {
          if (!dryRun) await storage.remove(path);
          swept.files += 1;
          swept.bytes += size;
        }
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
    return now() - Math.max(...times) < KEPT_MS;
  }
}

/** Address of the original that a file is, or is a variant of; `null` for default pictures and foreign files. */
function originalUrl(path: string): string | null {
  const media = parseMediaUrl(`/${path}`);
  const url = media && `/${media.variant?.original ?? media.path}`;
  return url === null || isDefaultPicture(url) ? null : url;
}

/** Without the original, no request makes another variant. */
const originalFirst = (url: string, files: readonly File[]): File[] =>
  files.toSorted((a, b) => Number(`/${b.path}` === url) - Number(`/${a.path}` === url));
