import { join } from 'node:path';
import { ROOT } from '../bootstrap/environment.mjs';
import { runProgram } from '../processes/run-program.ts';

const CLI = join(ROOT, 'cli/dist/main.js');

/** The embedded database gets the demo while it is empty, another one only when SEED_DEMO asks for it. */
export function wantsDemo({ SEED_DEMO, MONGODB_URI }: NodeJS.ProcessEnv): boolean {
  if (SEED_DEMO) return SEED_DEMO === 'true';
  return !MONGODB_URI;
}

/** Fills an empty database; false when it failed, after the command line said why. */
export async function seedDemo(): Promise<boolean> {
  const { status } = await runProgram(process.execPath, [CLI, 'demo', 'seed', '--if-empty']);
  return status === 0;
}
