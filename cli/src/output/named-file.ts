import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Context, FileExists, UsageError } from '../command.ts';
import { unwritable } from './write-atomically.ts';

/**
 * Absolute path of a file that a command is to write. Throws `FileExists` if it would replace content without `--yes`,
 * and `UsageError` if the file system refuses, or if there is a device or a pipe: to replace one takes it from all
 * programs. A folder is left to the write, which refuses it.
 */
export function namedFile(name: string, { yes }: { yes?: boolean }, { folder }: Pick<Context, 'folder'>): string {
  const file = resolve(folder, name);
  if (hasContent(file) && !yes) throw new FileExists(`${file} exists: name another file, or replace it with --yes.`);
  return file;
}

function hasContent(file: string): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && !found.isFile() && !found.isDirectory())
      throw new UsageError(`${file} is not a file: name one to write to.`);
    return found?.isFile() === true && found.size > 0;
  } catch (error) {
    throw unwritable(file, error);
  }
}
