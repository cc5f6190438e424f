import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareTextIn } from './bare-text.ts';

const SCREENS = '{hosts,libs,remotes}/*/src/**/*.tsx';
const NOT_SHIPPED = /\.test\.tsx$|\/testing\//;

/** Places, as `file:line`, whose texts break when a browser translates the page. Throws if it finds no screen. */
export function bareTextsBelow(root: string): string[] {
  const files = globSync(SCREENS, { cwd: root }).filter((file) => !NOT_SHIPPED.test(file));
  if (files.length === 0) throw new Error(`There is no screen below ${root}.`);
  return files
    .sort()
    .flatMap((file) => bareTextIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`));
}
