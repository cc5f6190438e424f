import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepAlive } from '@tdt/embedded-mongo';
import { compareOutcomes, runMongooseSuite, runSpecifications, type SuiteResult } from '@tdt/proofs';
import { removeDataDirectory } from '@tdt/testing';
import { startMongodb, whyNoMongodb } from '@tdt/testing/mongodb';
import { runProgram } from '../processes/run-program.ts';

/**
 * `npm run conformance`: more random operations than the tests try, and on a MongoDB, where there is one, the same
 * tests and those of the rooms. `--mongoose DIR` and `--specifications DIR` run others' tests from checkouts and
 * compare with the expected outcomes, which `--update` writes.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    mongoose: { type: 'string' },
    specifications: { type: 'string' },
    update: { type: 'boolean', default: false },
  },
});
const CONFORMANCE = 'tools/proofs/src/conformance';
/** The packages of the application, which use the database. */
const ROOMS = ['database', 'files', 'accounts', 'federation', 'newsletter', 'geography', 'sitemap', 'cookbook', 'site'];

const fail = (reason: string): void => {
  console.log(reason);
  process.exitCode = 1;
};

/** Runs files of tests that need a database. */
async function runTests(name: string, env: Record<string, string>, ...files: string[]): Promise<void> {
  console.log(`\n━━ ${name}`);
  Object.assign(process.env, env);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'integration',
    '--project',
    'proofs',
    '--testTimeout',
    '3600000',
    ...files,
  ];
  if ((await runProgram(process.execPath, vitest)).status !== 0) fail(`${name} failed.`);
}

type Suite = (checkout: string, uri: string) => Promise<SuiteResult>;

async function runSuite(name: string, run: Suite, checkout: string | undefined): Promise<void> {
  if (!checkout) return;
  console.log(`\n━━ ${name}`);
  const directory = await mkdtemp(join(tmpdir(), 'conformance-'));
  const engine = await keepAlive(join(directory, 'engine'));
  const compare = async () =>
    compareOutcomes(await run(checkout, engine.uri), `${CONFORMANCE}/expected/${name}.json`, values.update);
  const proof = await compare();
  // Some of their tests disturb each other: a difference counts if it comes again.
  const again = proof.broken.length > 0 ? (await compare()).broken : [];
  engine.close();
  await removeDataDirectory(directory);
  for (const line of proof.lines) console.log(line);
  for (const line of proof.broken.filter((one) => again.includes(one))) fail(`DIFFERENT  ${line}`);
}

await runSuite('mongoose', runMongooseSuite, values.mongoose);
await runSuite('specifications', runSpecifications, values.specifications);
if (!values.mongoose && !values.specifications) {
  const runs = { CONFORMANCE_RUNS: values.runs };
  await runTests('the engine', runs, `${CONFORMANCE}/engine.proof.test.ts`);
  const reason = await whyNoMongodb();
  if (reason) console.log(`\nNothing was run on MongoDB: ${reason}.`);
  else {
    const { uri, close } = await startMongodb();
    const env = { TEST_MONGODB_URI: uri };
    await runTests('MongoDB', env, `${CONFORMANCE}/mongodb.proof.test.ts`);
    await runTests('the rooms on MongoDB', env, ...ROOMS.map((room) => `libs/${room}/`));
    await close();
  }
}
