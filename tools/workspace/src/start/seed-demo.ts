import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT } from '../bootstrap/environment.mjs';
import { runProgram } from '../processes/run-program.ts';
import { wantsDemo } from './wants-demo.ts';

const CLI = join(ROOT, 'cli/dist/main.js');

/** Whether there is no embedded database yet that could hold the demo. */
export const isFirstStart = (): boolean => !existsSync(join(dataDirectory(), 'engine'));

/** Fills an empty database where it shall be filled; false when that failed, after the command line said why. */
export async function seedDemo(): Promise<boolean> {
  if (!wantsDemo(process.env)) return true;
  // What it prints on a terminal is its progress; that there is nothing to do is no news.
  const quiet = isFirstStart() ? [] : ['--quiet'];
  const { status } = await runProgram(process.execPath, [CLI, ...quiet, 'demo', 'seed', '--if-empty']);
  return status === 0;
}
