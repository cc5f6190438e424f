import { ROOT } from '../bootstrap/environment.mjs';
import { cruiseTree } from '../import-rules/cruise-tree.ts';
import { runProgram } from '../processes/run-program.ts';
import { bareTextsBelow } from '../translated-pages/bare-texts-below.ts';

/** A check of the sources that runs nothing of the site. */
export interface Check {
  name: string;
  passes(): Promise<boolean>;
}

async function succeeds(command: string, ...parameters: string[]): Promise<boolean> {
  return (await runProgram(command, parameters, { timeoutSeconds: 600 })).status === 0;
}

/** Checks import rules, and prints violations. True if there are none. */
async function checkImports(): Promise<boolean> {
  const { modules, violations } = await cruiseTree(ROOT);
  for (const { rule, comment, from, to } of violations) console.error(`${from}: ${to}\n  ${rule}: ${comment}`);
  console.log(`${modules} modules, ${violations.length} violations.`);
  return violations.length === 0;
}

/** Checks that a browser may translate the pages, and prints what would break. True if nothing would. */
async function checkTexts(): Promise<boolean> {
  const places = bareTextsBelow(ROOT);
  for (const place of places) {
    console.error(`${place}: a text that changes, or is beside what comes and goes, is to be alone in its element`);
  }
  console.log(`${places.length} violations.`);
  return places.length === 0;
}

/** Run by `npm run check`, and first by `npm test`. */
export const CHECKS: Check[] = [
  { name: 'Format and lint', passes: () => succeeds('biome', 'check', '.') },
  { name: 'Import rules', passes: checkImports },
  { name: 'Unused files, exports and dependencies', passes: () => succeeds('knip', '--no-progress') },
  { name: 'Texts of translated pages', passes: checkTexts },
  { name: 'Types', passes: () => succeeds('npm', 'run', '--silent', 'types') },
];
