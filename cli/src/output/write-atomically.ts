import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../command.ts';

/**
 * Replaces a file as a whole, or leaves it unchanged. Only the owner can read it. `false` if the signal aborted it.
 * Throws `UsageError` if the file system refuses.
 */
export async function writeAtomically(
  file: string,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<boolean> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const existing = await stat(file).catch(() => null);
    if (existing && !existing.isFile()) throw new UsageError(`${file} is not a file: name one to write to.`);
    // Opened before the first piece: a stream would open it after a failure, when it was removed already.
    const opened = await open(draft, 'wx', 0o600);
    await pipeline(pieces, opened.createWriteStream({ flush: true }), { signal });
    if (signal.aborted) return false;
    await rename(draft, file);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw unwritable(file, error);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** A refusal of the file system as `UsageError`; any other error as it is. */
export const unwritable = (file: string, error: unknown): unknown =>
  isFileError(error)
    ? new UsageError(`${file} cannot be written (${error.code}): name a file in a folder that exists and is yours.`)
    : error;

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error;
