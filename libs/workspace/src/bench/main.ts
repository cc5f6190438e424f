import { runProgram } from '../processes/run-program.ts';
import { isWithin, tableRow } from './measurement.ts';
import { measureSite } from './site.ts';

/** A benchmark that prints its own rows. */
const program = (path: string) => async () => (await runProgram(process.execPath, [path])).status === 0;

async function site(): Promise<boolean> {
  const measurements = await measureSite();
  for (const measurement of measurements) console.log(tableRow(measurement));
  return measurements.every(isWithin);
}

const BENCHES: Record<string, () => Promise<boolean>> = {
  site,
  catalogue: program('libs/core/bench/catalogue.ts'),
  engine: program('libs/embedded-mongo/bench/engine.bench.ts'),
};

/** `npm run bench -- site` measures that; without a name, all. */
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown) throw new Error(`There is no benchmark ${unknown}: ${Object.keys(BENCHES).join(', ')}.`);

for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  if (!(await run())) process.exitCode = 1;
}
