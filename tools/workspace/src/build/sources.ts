import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/environment.mjs';

const FOLDERS = ['libs', 'tools/build', 'bff', 'cli', 'hosts', 'remotes'];
const FILES = ['package-lock.json', 'nx.json', 'tsconfig.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'e2e', 'pictures']);
const BUILT_INTO_NOTHING = /\.(test|spec)\.tsx?$|\.md$/;

/**
 * Changes whenever a source of a build changes: names, sizes and times of all of them, some ten milliseconds' work. Nx
 * compares contents, and needs seconds for it.
 */
export function sourcesFingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const file of FILES) add(file);
  for (const folder of FOLDERS) walk(folder, add);
  return hash.digest('hex');
}

function walk(folder: string, visit: (path: string) => void): void {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  for (const entry of entries.sort(byName)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) walk(path, visit);
    } else if (!BUILT_INTO_NOTHING.test(entry.name)) visit(path);
  }
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);
