import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@tdt/contracts';
import type { Storage, StoredFile } from './storage.ts';
import { storageSegments } from './storage-path.ts';

/** Half-written files live here, on the same file system, so that a rename publishes them at once. */
const TEMPORARY = '.tmp';

/** A write takes seconds; older files were left by programs that ended during a write. */
const LEFTOVER_MS = 3_600_000;

/** Removes the files that interrupted writes have left in the storage at `root`. */
export async function sweepLeftovers(root: string, now = Date.now()): Promise<void> {
  for await (const { path, modifiedAt } of listFolder(resolve(root), join(resolve(root), TEMPORARY))) {
    if (now - modifiedAt.getTime() > LEFTOVER_MS) await rm(join(resolve(root), path), { force: true });
  }
}

/** Storage in a folder of the local disk. */
export function createLocalStorage(root: string): Storage {
  const base = resolve(root);
  const fileOf = (path: string): string => join(base, ...storageSegments(path));

  return {
    async put(path, content) {
      // A stream may fail before the pipeline handles its errors, which would end the process.
      if (content instanceof Readable) content.on('error', () => {});
      const file = fileOf(path);
      const temporary = join(base, TEMPORARY, randomUUID());
      try {
        await mkdir(dirname(temporary), { recursive: true });
        await writeDurably(temporary, content);
        const made = await mkdir(dirname(file), { recursive: true });
        await rename(temporary, file);
        await syncFolders(dirname(file), made === undefined ? dirname(file) : dirname(made));
      } catch (error) {
        await rm(temporary, { force: true });
        throw storageError(error);
      }
    },

    async open(path) {
      const file = fileOf(path);
      const found = await statFile(file);
      return found && storedFile(path, file, found.size, found.mtime);
    },

    async exists(path) {
      return (await statFile(fileOf(path))) !== null;
    },

    async remove(path) {
      try {
        await rm(fileOf(path));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    list: (folder, beginning) => listFolder(base, fileOf(folder), beginning),

    async check() {
      const probe = join(base, TEMPORARY, randomUUID());
      try {
        await mkdir(dirname(probe), { recursive: true });
        await writeDurably(probe, 'ok');
      } catch (error) {
        throw storageError(error);
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

async function writeDurably(file: string, content: Buffer | string | Readable): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content], { objectMode: false });
  await pipeline(source, createWriteStream(file, { flags: 'wx', flush: true }));
}

/** Makes the rename durable, and the new folders up to `top`. Windows cannot open folders and does not need this. */
async function syncFolders(folder: string, top: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== top) await syncFolders(dirname(folder), top);
}

async function statFile(file: string) {
  try {
    const found = await stat(file);
    return found.isFile() ? found : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function storedFile(path: string, file: string, size: number, modifiedAt: Date): StoredFile {
  return {
    path,
    size,
    modifiedAt,
    stream: (range) => createReadStream(file, range),
    read: () => readFile(file),
  };
}

async function* listFolder(base: string, folder: string, beginning = '') {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !relative(folder, file).split(sep).join('/').startsWith(beginning)) continue;
      const found = await statFile(file);
      if (found) yield { path: relative(base, file).split(sep).join('/'), size: found.size, modifiedAt: found.mtime };
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | null)?.code;

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

function storageError(error: unknown): unknown {
  const full = codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
  return full ? new AppError('STORAGE_FULL', {}, { cause: error }) : error;
}
