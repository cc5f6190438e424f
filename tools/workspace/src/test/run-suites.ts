import { elapsed } from '../bootstrap/say.mjs';
import { stopping } from '../processes/stopping.ts';
import type { TestSuite } from './suites.ts';
import { FAILED, notable, overviewLine, slowest, sum, summaryLine, type TestTally } from './tally.ts';

/** Runs the suites one after the other and prints their summary. The exit status is 1 if a test or a suite failed. */
export async function runSuites(suites: readonly TestSuite[]): Promise<void> {
  const tallies: TestTally[] = [];
  const overview: string[] = [];
  for (const { name, run } of suites) {
    if (stopping.aborted) break;
    console.log(`\n━━ ${name} (${elapsed()})`);
    const tally = await run().catch((error: unknown) => {
      console.error(error);
      return FAILED;
    });
    tallies.push(tally);
    overview.push(overviewLine(name, tally));
  }

  const total = sum(tallies);
  if (tallies.length < suites.length || suites.length === 0) total.failed += 1;
  console.log(`\n━━ Summary (${elapsed()})`);
  for (const line of overview) console.log(line);
  if (total.files.length > 0) console.log('The slowest files:');
  for (const line of slowest(total)) console.log(line);
  for (const line of notable(total)) console.log(line);
  console.log(summaryLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
