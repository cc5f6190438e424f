import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, StoppedUnchanged, UsageError } from '../../command.ts';

/**
 * Resolves with the result of work on a file. Throws `UsageError` where the file system refuses it, and
 * `StoppedUnchanged` where Ctrl-C stopped it.
 */
export async function onFile<T>(file: string, { signal }: Pick<Context, 'signal'>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted && (error as Error).name === 'AbortError') throw new StoppedUnchanged();
    const { syscall, path, code } = error as NodeJS.ErrnoException & { path?: string };
    // Without a path: a folder opens like a file, and only its content cannot be read.
    if (code === 'EISDIR') throw new UsageError(`${file} is a folder: name the file of a backup.${hintFor(file)}`);
    if (syscall === undefined || !path?.startsWith(file)) throw error;
    throw new UsageError(`${file} cannot be opened (${code}): name a file in a folder that exists and is yours.`);
  }
}

/** How an unpacked backup becomes a file again. */
const hintFor = (folder: string): string =>
  existsSync(join(folder, 'manifest.json')) ? ` One that was unpacked: tar -czf site.tar.gz -C ${folder} .` : '';
