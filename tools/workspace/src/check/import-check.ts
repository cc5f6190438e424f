import { ROOT } from '../bootstrap/environment.mjs';
import { cruiseTree } from '../import-rules/cruise-tree.ts';
import { checkDependencies, readManifests } from '../import-rules/dependencies.ts';

/** Checks the import rules and the declared dependencies. Prints what breaks them; true when nothing does. */
export async function checkImports(): Promise<boolean> {
  const { modules, uses, violations } = await cruiseTree(ROOT);
  const manifests = readManifests(
    ROOT,
    uses.map(({ from }) => from),
  );
  const all = [...violations, ...checkDependencies(uses, manifests)];
  for (const { rule, comment, from, to } of all) console.error(`${from} imports ${to}\n  ${rule}: ${comment}`);
  console.log(`${modules} modules, ${all.length} broken imports.`);
  return all.length === 0;
}
