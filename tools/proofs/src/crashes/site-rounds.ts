import { join } from 'node:path';
import { connect, enginePid } from '@tdt/embedded-mongo';
import type { ProgramKind } from '@tdt/testing';
import { type RunningSite, startSite, until } from '@tdt/testing';
import mongoose from 'mongoose';
import type { Proof } from '../proof.ts';
import { createAdmin, startCountrySeed, storedBy, type WritingCommand } from './commands.ts';

/** Codes of two letters suffice for 676 countries, so a new site is needed after this number of rounds. */
const ROUNDS_PER_SITE = 5;

/**
 * Kills server and engine together, repeatedly, while several commands write. After the restart, writes that a command
 * reported as done must be stored; a command that reported a failure completes when it runs again.
 */
export async function proveSiteCrashes(options: { rounds?: number; programs?: ProgramKind } = {}): Promise<Proof> {
  const { rounds = 20, programs = 'bundles' } = options;
  const broken: string[] = [];
  const tally = { killedUnderWay: 0, succeeded: 0, failed: 0, promises: 0 };
  for (let round = 0; round < rounds; round += ROUNDS_PER_SITE) {
    const some = Math.min(ROUNDS_PER_SITE, rounds - round);
    broken.push(...(await roundsOnOneSite(some, programs, tally)).map((loss) => `round ${round} and on: ${loss}`));
  }
  if (tally.killedUnderWay === 0) broken.push('no kill met a command in the middle of its writes');
  const { killedUnderWay, succeeded, failed, promises } = tally;
  return {
    lines: [
      `server and engine killed ${rounds} times, ${killedUnderWay} times in the middle of an import: ${succeeded} commands reported success, ${failed} failure; all of ${promises} acknowledged records looked for after every round`,
    ],
    broken,
  };
}

interface Tally {
  killedUnderWay: number;
  succeeded: number;
  failed: number;
  promises: number;
}

async function roundsOnOneSite(rounds: number, programs: ProgramKind, tally: Tally): Promise<string[]> {
  const site = await startSite({ programs, demo: false, env: { TDT_ADMIN_PASSWORD: 'never-typed' } });
  const expected = new Set<string>();
  const losses: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const commands = [await startCountrySeed(site, round), createAdmin(site, round)];
      const undone = await killDuring(site, commands, expected, tally);
      const stored = await storedBy(site);
      losses.push(...[...expected].filter((one) => !stored.has(one)).map((one) => `${one} is lost`));
      // Unreported writes may be stored or not. The same command, run again, completes them or finds them.
      for (const command of undone) {
        await command.run();
        for (const promise of command.promises) expected.add(promise);
      }
      await until('everything is there', async () => isWithin(expected, await storedBy(site)), 60);
    }
  } finally {
    await site.stop();
  }
  tally.promises += expected.size;
  return losses;
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

/** Runs the commands concurrently, kills and restarts. Adds their promises to `expected`; returns those that failed. */
async function killDuring(
  site: RunningSite,
  commands: readonly WritingCommand[],
  expected: Set<string>,
  tally: Tally,
): Promise<WritingCommand[]> {
  const pid = await site.enginePid();
  const engine = join(site.dataDir, 'engine');
  const watch = await watchWrites(engine);
  const runs = commands.map((command) => command.run());
  const isUnderWay = await Promise.race([watch.written.then(() => true), Promise.all(runs).then(() => false)]);
  await watch.close();
  if (isUnderWay) tally.killedUnderWay += 1;
  process.kill(pid, 'SIGKILL');
  await site.kill();
  const results = await Promise.all(runs);
  await site.restart();
  if ((await enginePid(engine)) === pid) throw new Error('The engine was not killed.');
  const isDone = (_: WritingCommand, index: number) => results[index]?.status === 0;
  const done = commands.filter(isDone);
  for (const { promises } of done) for (const promise of promises) expected.add(promise);
  tally.succeeded += done.length;
  tally.failed += commands.length - done.length;
  return commands.filter((command) => !done.includes(command));
}

/** Polls the database; `written` resolves as soon as it has more countries than at the beginning. */
async function watchWrites(engineFolder: string) {
  const connection = await mongoose
    .createConnection(await connect(engineFolder), { dbName: 'tour-de-table' })
    .asPromise();
  const countries = connection.collection('countries');
  const before = await countries.countDocuments();
  let isWatching = true;
  const written = (async () => {
    while (isWatching && (await countries.countDocuments()) <= before);
  })();
  const close = async () => {
    isWatching = false;
    await written;
    await connection.close(true);
  };
  return { written, close };
}
