import { runProgram } from '../processes/run-program.ts';
import { describeMachine } from './machine.ts';
import { isWithin, type Measurement, tableRow } from './measurement.ts';
import { measureAdmin, measureCatalogue, measureInteractions, measureRecipeForm, measureSite } from './sites.ts';

/** A benchmark that prints its own rows. */
const program =
  (path: string, ...parameters: string[]) =>
  async () =>
    (await runProgram(process.execPath, [path, ...parameters])).status === 0;

const rows = (measure: () => Promise<Measurement[]>) => async (): Promise<boolean> => {
  const measurements = await measure();
  for (const measurement of measurements) console.log(tableRow(measurement));
  return measurements.every(isWithin);
};

const BENCHES: Record<string, () => Promise<boolean>> = {
  site: rows(measureSite),
  interactions: rows(measureInteractions),
  admin: rows(measureAdmin),
  'recipe-form': rows(measureRecipeForm),
  'catalogue-10000': rows(() => measureCatalogue(10_000)),
  'catalogue-100000': rows(() => measureCatalogue(100_000)),
  engine: program('tools/workspace/src/bench/engine.ts'),
};

/** `npm run bench -- site` runs one benchmark; without a name, all run. */
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown) throw new Error(`There is no benchmark ${unknown}: ${Object.keys(BENCHES).join(', ')}.`);

console.log(describeMachine());
for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n━━ ${name}`);
  if (!(await run())) process.exitCode = 1;
}
