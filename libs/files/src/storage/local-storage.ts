import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { MEDIA_BUCKET, UPLOAD_FOLDERS } from '@tdt/contracts';
import { fileFailure } from '@tdt/database/failures';
import type { Storage, StoredFile } from './storage.ts';
import { isStoragePath, storageSegments } from './storage-path.ts';
import { writeFailure } from './unwritable-folder.ts';

/** Where the site writes. Each may be a volume of its own, or belong to another user. */
const PLACES = [
  ...[...UPLOAD_FOLDERS, 'countries'].map((folder) => `media/${MEDIA_BUCKET}/${folder}`),
  'removed',
  'assets',
];

/** A half-written file stands beside its target, so that a rename publishes it at once wherever volumes begin. */
const partOf = (file: string): string => join(dirname(file), `.${randomUUID()}.part`);
const PART = /^\.[\da-f-]{36}\.part$/;

/** Errors of `link` where files cannot have two names: such file systems, and folders on two of them. */
const NO_LINKS: readonly unknown[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EXDEV'];

/** A write takes seconds; older files were left by programs that ended during a write. */
const LEFTOVER_MS = 3_600_000;

/** Entries of a folder that are read at a time: each batch is a way to the disk's threads and back. */
const FOLDER_BATCH = 1024;

/** Storage in a folder of the local disk. */
export function createLocalStorage(root: string): Storage {
  const base = resolve(root);
  const fileOf = (path: string): string => join(base, ...storageSegments(path));

  return {
    put: async (path, content) => publish(base, fileOf(path), content),

    async open(path) {
      const file = fileOf(path);
      const found = await statFile(file);
      return found && storedFile(path, file, found.size, found.mtime);
    },

    async exists(path) {
      return ((await statFile(fileOf(path)))?.size ?? 0) > 0;
    },

    async copy(from, to) {
      const [source, target] = [fileOf(from), fileOf(to)];
      const part = partOf(target);
      try {
        const made = await mkdir(dirname(target), { recursive: true });
        await link(source, part);
        await rename(part, target);
        // Of two names of one file, a rename keeps both.
        await rm(part, { force: true });
        await syncFolders(dirname(target), made === undefined ? dirname(target) : dirname(made));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return false;
        if (!NO_LINKS.includes(codeOf(error))) throw await writeFailure(error, base, target);
        await publish(base, target, await readFile(source));
      }
      return true;
    },

    async remove(path) {
      const file = fileOf(path);
      try {
        await rm(file);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw await writeFailure(error, base, file);
      }
    },

    list: (folder, beginning) => listFolder(base, fileOf(folder), beginning),

    async check() {
      await Promise.all(
        PLACES.map(async (place) => {
          const probe = partOf(join(fileOf(place), 'probe'));
          await publish(base, probe, 'ok');
          await rm(probe, { force: true });
        }),
      );
    },
  };
}

/** Writes a file whole and makes it durable before it has its name. */
async function publish(base: string, file: string, content: Buffer | string): Promise<void> {
  const part = partOf(file);
  try {
    const made = await mkdir(dirname(file), { recursive: true });
    await writeFile(part, content, { flag: 'wx', flush: true });
    await rename(part, file);
    await syncFolders(dirname(file), made === undefined ? dirname(file) : dirname(made));
  } catch (error) {
    // Where the file cannot be written, it cannot be removed either.
    await rm(part, { force: true }).catch(() => {});
    throw await writeFailure(error, base, file);
  }
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
    throw fileFailure(error);
  }
}

function storedFile(path: string, file: string, size: number, modifiedAt: Date): StoredFile {
  return {
    path,
    size,
    modifiedAt,
    stream: (range) => createReadStream(file, range),
    read: () => readFile(file).catch((error) => Promise.reject(fileFailure(error))),
  };
}

/** What an interrupted write has left is removed when its folder is read next. */
async function removeLeftover(part: string): Promise<void> {
  const found = await statFile(part).catch(() => null);
  if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(part, { force: true }).catch(() => {});
}

async function* listFolder(base: string, folder: string, beginning = '') {
  // Visitors have the folder of removed files read by asking for one that is gone: what is no match must cost little.
  const start = `${folder}${sep}${beginning.replaceAll('/', sep)}`;
  try {
    for await (const entry of await opendir(folder, { recursive: true, bufferSize: FOLDER_BATCH })) {
      const file = `${entry.parentPath}${sep}${entry.name}`;
      if (!file.startsWith(start) || !entry.isFile()) continue;
      const path = relative(base, file).split(sep).join('/');
      if (PART.test(entry.name)) await removeLeftover(file);
      const found = isStoragePath(path) ? await statFile(file) : null;
      if (found) yield { path, size: found.size, modifiedAt: found.mtime };
    }
  } catch (error) {
    if (!isMissing(error)) throw fileFailure(error);
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | null)?.code;

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
