import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROGRAMS, type ProgramKind, type RunningSite, startSite } from '@tdt/testing';
import type { Proof } from '../proof.ts';
import {
  isState,
  leftovers,
  missingSubscribers,
  onDatabase,
  removePictures,
  type SiteState,
  signUpUntil,
  siteState,
  tagDocuments,
} from './backup-state.ts';

/** When a restore is killed: at a random time, once documents are staged, or once the switch is decided. */
const MOMENTS = ['random', 'restore_staging_recipes', 'restore_journal'] as const;
type Moment = (typeof MOMENTS)[number];

/** The site, a complete archive of it, and how many milliseconds a backup takes; a restore takes a little more. */
interface Stage {
  site: RunningSite;
  programs: ProgramKind;
  folder: string;
  archive: string;
  archived: SiteState;
  duration: number;
}

/**
 * Kills backups and restores, every other time with the engine, while subscribers sign up. After each round the site
 * starts with all old or all new documents and pictures; the archive is the old or the new one as a whole.
 */
export async function proveBackupCrashes(options: { rounds?: number; programs?: ProgramKind } = {}): Promise<Proof> {
  const { rounds = 20, programs = 'bundles' } = options;
  const site = await startSite({ programs, env: { TDT_ADMIN_PASSWORD: 'never-typed' } });
  const folder = await mkdtemp(join(tmpdir(), 'backup-crash-'));
  const broken: string[] = [];
  const tally = { completed: 0, partial: 0, old: 0, new: 0 };
  try {
    const stage = await prepare(site, programs, folder);
    for (let round = 0; round < rounds; round += 1) {
      const faults = await backupRound(stage, round, tally);
      broken.push(...faults.map((fault) => `backup ${round}: ${fault}`));
    }
    for (let round = 0; round < rounds; round += 1) {
      const moment = MOMENTS[(round + 2) % MOMENTS.length] ?? 'random';
      const faults = await restoreRound(stage, round, moment, tally);
      broken.push(...faults.map((fault) => `restore ${round} (${moment}): ${fault}`));
    }
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return {
    lines: [
      `backup killed ${rounds} times: ${tally.partial} left a partial file, ${tally.completed} were complete before`,
      `restore killed ${rounds} times: ${tally.old} times the old site, ${tally.new} times the new one`,
    ],
    broken,
  };
}

async function prepare(site: RunningSite, programs: ProgramKind, folder: string): Promise<Stage> {
  const archive = join(folder, 'site.tar.gz');
  await site.cli('admin', 'create', '--email', 'admin@example.org');
  await tagDocuments(site, 'archive');
  const archived = await siteState(site);
  const duration = await timed(() => site.cli('backup', archive, '--json'));
  return { site, programs, folder, archive, archived, duration };
}

async function timed(command: () => ReturnType<RunningSite['cli']>): Promise<number> {
  const began = performance.now();
  const { status, stderr } = await command();
  if (status !== 0) throw new Error(`A command ended with ${status}: ${stderr}`);
  return performance.now() - began;
}

interface Tally {
  completed: number;
  partial: number;
  old: number;
  new: number;
}

async function backupRound(stage: Stage, round: number, tally: Tally): Promise<string[]> {
  const { site, folder, archive } = stage;
  const before = await siteState(site);
  const { isComplete, acknowledged } = await killDuring(stage, ['backup', archive, '--yes'], round, 'random');
  if (isComplete) tally.completed += 1;
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.partial'))) {
    tally.partial += 1;
    await rm(join(folder, name));
  }
  const checked = await site.cli('restore', archive, '--dry-run', '--json');
  return [
    ...(checked.status === 0 ? [] : [`the archive is not whole: ${checked.stderr}`]),
    ...(isState(await siteState(site), before) ? [] : ['the site has changed']),
    ...(await missingSubscribers(site, acknowledged)).map((email) => `${email} is lost`),
    ...(await faultsOf(site)),
  ];
}

async function restoreRound(stage: Stage, round: number, moment: Moment, tally: Tally): Promise<string[]> {
  const { site, archive, archived } = stage;
  // Backups of the rounds before had later sign-ups: this one is of the state that a restore must bring back.
  await timed(() => site.cli('backup', archive, '--yes', '--json'));
  Object.assign(archived, await siteState(site));
  await tagDocuments(site, `round ${round}`);
  await removePictures(site);
  const old = await siteState(site);
  const { isComplete, acknowledged } = await killDuring(stage, ['restore', archive, '--yes'], round, moment);
  const found = await siteState(site);
  const isNew = isState(found, archived);
  tally[isNew ? 'new' : 'old'] += 1;
  const lost = isNew ? [] : await missingSubscribers(site, acknowledged);
  return [
    ...(isNew || isState(found, old) ? [] : [`a mixture: ${JSON.stringify(found.documents)}`]),
    ...(isComplete && !isNew ? ['a restore that reported success is lost'] : []),
    ...lost.map((email) => `${email} is lost`),
    ...(await faultsOf(site)),
  ];
}

/** Runs the command while subscribers sign up, kills it, every other time with the engine, and restarts the site. */
async function killDuring({ site, programs, duration }: Stage, words: string[], round: number, moment: Moment) {
  const enough = new AbortController();
  const signUps = signUpUntil(enough.signal, site, `${words[0]}-${round}`);
  const engine = await site.enginePid();
  const child = spawn(process.execPath, [PROGRAMS[programs].cli, ...words], {
    env: { ...process.env, DATA_DIR: site.dataDir, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  if (moment === 'random') await delay(duration * (0.3 + 0.9 * Math.random()));
  else await untilCollection(site, moment, child);
  child.kill('SIGKILL');
  if (round % 2 === 1) process.kill(engine, 'SIGKILL');
  const [status] = await ended;
  enough.abort();
  const acknowledged = await signUps;
  await site.kill();
  await site.restart();
  return { isComplete: status === 0, acknowledged };
}

/** Polls without a pause: a switch takes milliseconds. */
const untilCollection = (site: RunningSite, name: string, child: ChildProcess): Promise<void> =>
  onDatabase(site, async (database) => {
    while (
      child.exitCode === null &&
      (await database.listCollections({ name }, { nameOnly: true }).toArray()).length === 0
    );
  });

/** What a site that starts after a kill must not have. */
async function faultsOf(site: RunningSite): Promise<string[]> {
  const { status } = await fetch(site.url);
  return [
    ...(status === 200 ? [] : [`the home page responds with ${status}`]),
    ...(await leftovers(site)).map((name) => `${name} is left`),
  ];
}
