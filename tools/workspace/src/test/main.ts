import { runSuites } from './run-suites.ts';
import { SUITES } from './suites.ts';

/** `npm test -- types "unit tests"` runs only these suites; without a name, all run. */
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
await runSuites(SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase())));
