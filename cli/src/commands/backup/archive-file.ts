import { UsageError } from '../../command.ts';

/** Resolves with the result of work on a file. Throws `UsageError` where the file system refuses it. */
export async function onFile<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { syscall, path, code } = error as NodeJS.ErrnoException & { path?: string };
    if (syscall === undefined || !path?.startsWith(file)) throw error;
    throw new UsageError(`${file} cannot be opened (${code}): name a file in a folder that exists and is yours.`);
  }
}
