import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT } from '../bootstrap/environment.mjs';
import { runProgram } from '../processes/run-program.ts';
import { wantsDemo } from './wants-demo.ts';

const CLI = join(ROOT, 'cli/dist/main.js');

/** Whether there is no embedded database yet. */
export const isFirstStart = (): boolean => !existsSync(join(dataDirectory(), 'engine'));

/** Stores the demo in an empty database, if wanted. False if that failed; the command line has then printed why. */
export async function seedDemoByCommand(): Promise<boolean> {
  if (!wantsDemo(process.env)) return true;
  // Progress is worth showing; that there is nothing to do is not.
  const quiet = isFirstStart() ? [] : ['--quiet'];
  const { status } = await runProgram(process.execPath, [CLI, ...quiet, 'demo', 'seed', '--if-empty']);
  return status === 0;
}
