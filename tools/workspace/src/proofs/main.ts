import { runSuites } from '../test/run-suites.ts';
import { proofs } from '../test/suites.ts';

/** `npm run proofs -- crashes upgrades` runs only the files whose paths contain one of these; without a name, all run. */
await runSuites(proofs(process.argv.slice(2)));
