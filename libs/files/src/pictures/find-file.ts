import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import { createSingleFlight, limitConcurrency } from '@tdt/database';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { defaultPictureFile } from './default-pictures.ts';
import { createVariantMaker } from './make-variant.ts';
import type { MediaPath, Variant } from './media-path.ts';
import { DamagedPicture } from './recent-pixels.ts';
import type { RemovedFiles } from './removed-files.ts';

/** Variants made at a time; each takes one core for 0.1 s. */
const CONCURRENT_VARIANTS = 2;
/** Variants that wait: with more, the last visitor would wait for longer than it takes to ask again. */
const QUEUE_LIMIT = 40;
/** Long before a connection without progress is closed, also where the pictures are large and the machine is slow. */
const LONGEST_WAIT_MS = 10_000;
const RETRY_SECONDS = 3;

const busy = (): AppError =>
  new AppError('NOT_READY', { detail: 'Trop d’images sont préparées en même temps.', retryAfter: RETRY_SECONDS });

interface Dependencies {
  storage: Storage;
  removed: Pick<RemovedFiles, 'recover'>;
  log: Logger;
  now?: () => number;
}

/** Finds a file; makes a missing variant or default picture. `null`: there is none, or its original is damaged. */
export type FindFile = (media: MediaPath, onMiss?: () => void) => Promise<StoredFile | null>;

export function createFindFile({ storage, removed, log, now = Date.now }: Dependencies): FindFile {
  const limited = limitConcurrency(CONCURRENT_VARIANTS, QUEUE_LIMIT, busy);
  const makeVariant = createVariantMaker();
  const makeOnce = createSingleFlight<StoredFile | null>();
  const keep = createKeeper(storage, log);
  const reported = new Set<string>();

  /** An empty file, which only a failing disk leaves, counts as missing. */
  const find: FindFile = async ({ path, variant }, onMiss = () => {}) => {
    const stored = await storage.open(path);
    if (stored && stored.size > 0) return stored;
    if (stored && !variant) report(path, 'is empty');
    onMiss();
    return makeOnce(path, () => (variant ? inTurn(() => make(path, variant)) : findOriginal(path)));
  };

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const askedAt = now();
    return limited(() => {
      if (now() - askedAt > LONGEST_WAIT_MS) throw busy();
      return work();
    });
  }

  async function findOriginal(path: string): Promise<StoredFile | null> {
    const file = defaultPictureFile(path);
    return file === null ? removed.recover(path) : keep(path, await readFile(file));
  }

  async function make(path: string, variant: Variant): Promise<StoredFile | null> {
    const original = await find({ path: variant.original, variant: null });
    if (!original) return null;
    try {
      const bytes = await makeVariant(variant, original.read);
      return bytes && (await keep(path, bytes));
    } catch (error) {
      if (!(error instanceof DamagedPicture)) throw error;
      report(variant.original, 'cannot be decoded', error);
      return null;
    }
  }

  /** Once for each file: visitors may request it all day. `doctor` lists it, too. */
  function report(path: string, what: string, error?: unknown): void {
    if (!reported.has(path)) log.warn({ path, err: error }, `A stored file ${what}: restore it from a backup`);
    reported.add(path);
  }

  return find;
}

/**
 * Stores what was made. Where that fails, such as on a full disk, it is given all the same, and made again next time.
 */
function createKeeper(storage: Storage, log: Logger) {
  let isFailing = false;
  return async (path: string, bytes: Buffer): Promise<StoredFile | null> => {
    try {
      await storage.put(path, bytes);
      isFailing = false;
      return await storage.open(path);
    } catch (error) {
      if (!isFailing) log.warn({ err: error, path }, 'Pictures are made but cannot be stored');
      isFailing = true;
      return unstored(path, bytes);
    }
  };
}

const unstored = (path: string, bytes: Buffer): StoredFile => ({
  path,
  size: bytes.length,
  modifiedAt: new Date(),
  stream: ({ start, end } = { start: 0, end: bytes.length }) =>
    Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
  read: async () => bytes,
});
