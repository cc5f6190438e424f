import { runProgram } from '../processes/run-program.ts';
import { checkImports } from './import-check.ts';

/** A check of the sources that runs nothing of the site. */
export interface Check {
  name: string;
  passes(): Promise<boolean>;
}

async function succeeds(command: string, ...parameters: string[]): Promise<boolean> {
  return (await runProgram(command, parameters, { timeoutSeconds: 600 })).status === 0;
}

/** Kept apart from the tests so that `npm run check` stays quick. */
export const CHECKS: Check[] = [
  { name: 'Format and lint', passes: () => succeeds('biome', 'check', '.') },
  { name: 'Import rules', passes: checkImports },
  { name: 'Types', passes: () => succeeds('npm', 'run', '--silent', 'types') },
];
