import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../command.ts';

/**
 * Writes a file from pieces as they come, in the place of one that is there: whole, or not at all. Nobody but its owner can
 * read it. `false` when the signal stopped it. Throws `UsageError` when the file system refuses.
 */
export async function writeWhole(file: string, pieces: AsyncIterable<string>, signal: AbortSignal): Promise<boolean> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const existing = await stat(file).catch(() => null);
    if (existing && !existing.isFile()) throw new UsageError(`${file} is no file: name one to write to.`);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(pieces, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }), { signal });
    if (signal.aborted) return false;
    await rename(draft, file);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw isRefusal(error) ? new UsageError(`${file} cannot be written (${error.code}): name another place.`) : error;
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error;
