import { ROOT } from '../bootstrap/environment.mjs';
import { cruiseTree } from '../import-rules/cruise-tree.ts';

/** Prints what breaks the import rules; true when nothing does. */
export async function checkImports(): Promise<boolean> {
  const { modules, violations } = await cruiseTree(ROOT);
  for (const { rule, comment, from, to } of violations) {
    console.error(`${from} imports ${to}\n  ${rule}: ${comment}`);
  }
  console.log(`${modules} modules, ${violations.length} broken imports.`);
  return violations.length === 0;
}
