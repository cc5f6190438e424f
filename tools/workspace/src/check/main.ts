import { CHECKS } from './checks.ts';

let failed = 0;
for (const { name, passes } of CHECKS) {
  console.log(`\n— ${name}`);
  if (!(await passes())) failed += 1;
}
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} of ${CHECKS.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
