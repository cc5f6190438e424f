import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Context, FileExists } from '../command.ts';

/** Absolute path of a file that a command is to write. Throws `FileExists` if it would replace content without `--yes`. */
export function namedFile(name: string, { yes }: { yes?: boolean }, { folder }: Pick<Context, 'folder'>): string {
  const file = resolve(folder, name);
  if (yes || !statSync(file, { throwIfNoEntry: false })?.size) return file;
  throw new FileExists(`${file} exists: name another file, or replace it with --yes.`);
}
