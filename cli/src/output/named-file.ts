import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Context, FileExists } from '../command.ts';
import { unwritable } from './write-atomically.ts';

/**
 * Absolute path of a file that a command is to write. Throws `FileExists` if it would replace content without `--yes`,
 * and `UsageError` if the file system refuses. What is not a file is left to the write, which refuses it.
 */
export function namedFile(name: string, { yes }: { yes?: boolean }, { folder }: Pick<Context, 'folder'>): string {
  const file = resolve(folder, name);
  if (!yes && hasContent(file)) throw new FileExists(`${file} exists: name another file, or replace it with --yes.`);
  return file;
}

function hasContent(file: string): boolean {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size > 0;
  } catch (error) {
    throw unwritable(file, error);
  }
}
