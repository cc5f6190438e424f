import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BuiltFile } from './content-version.ts';

/** The two halves of a build: files for browsers, and the server bundle. */
const HALVES = ['web', 'node'];

/** All files of both halves of a build, in the order of their paths. */
export async function listBuildFiles(root: string): Promise<BuiltFile[]> {
  const entries = await Promise.all(HALVES.map((half) => readHalf(join(root, half))));
  const paths = entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(join(root, path)) })));
}

function readHalf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

export async function writeFiles(root: string, files: BuiltFile[]): Promise<void> {
  for (const file of files) {
    const target = join(root, file.path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
}
