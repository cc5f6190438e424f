import { join } from 'node:path';
import { ROOT } from '../bootstrap/environment.mjs';
import { runProgram } from '../processes/run-program.ts';

/** 55 MB that only these checks need: npm fetches them once, and no `npm install` does. */
const PACKAGES = ['vnu-jar@26.9.27', 'accessibility-checker-engine@4.0.34'];
const FOLDER = join(ROOT, 'node_modules/.cache/validators');

/** The Nu Html Checker, and the script of IBM's accessibility checker. */
export const NU = join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');
export const IBM = join(FOLDER, 'node_modules/accessibility-checker-engine/ace.js');

/** Throws if npm cannot fetch them. */
export async function fetchCheckers(): Promise<void> {
  const parameters = ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
  const { status, output } = await runProgram('npm', parameters, { quiet: true });
  if (status !== 0) throw new Error(`The checkers could not be fetched:\n${output}`);
}
