import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Remotes } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, residentMegabytes, startSite, WORKSPACE } from '@tdt/testing';
import { rebuild, withText } from '@tdt/testing/builds';
import type { Proof } from '../proof.ts';
import { reportLoad } from './load-report.ts';
import { createPageReader, type PageRead } from './read-page.ts';
import { noResponses, type Restart } from './responses.ts';
import { findSights } from './sights.ts';
import { visit } from './visitor.ts';

export interface LoadProofOptions {
  programs?: ProgramKind;
  visitors?: number;
  /** Duration; the deployment comes after a sixth of it. */
  seconds?: number;
  thinkSeconds?: number;
  seed?: number;
}

/** All visitors have one address here, as behind a balancer; other addresses have few connections each. */
const BALANCED = { TRUST_PROXY: 'loopback' };

const REMOTE = 'catalogue';
const BUILD = join(WORKSPACE, 'remotes', REMOTE, 'dist');
/** The page that shows which version rendered it: its title is in the code. */
const CHANGED = { path: PAGES.privacy, before: 'Politique de confidentialité', after: 'Une autre version' };
/** Times of the events, as shares of the duration. */
const DEPLOY_AT = 10 / 60;
const ROLLBACK_AT = 25 / 60;
const RESTART_AT = 40 / 60;
/** How long visitors stay after the last event. */
const AFTERWARDS_SECONDS = 3;

/**
 * Sends visitors to a running site while the command line deploys a remote and rolls it back, and the server restarts
 * gracefully. Checks every response; allows failures only if a restart without balancer causes them.
 */
export async function proveLoad(options: LoadProofOptions = {}): Promise<Proof> {
  const { programs = 'bundles', visitors = 200, seconds = 60, thinkSeconds = 3, seed = 1 } = options;
  const folder = await mkdtemp(join(tmpdir(), 'tdt-load-'));
  const site = await startSite({ programs, env: BALANCED });
  try {
    const { version: after } = await rebuild(BUILD, folder, withText(CHANGED.before, CHANGED.after));
    const before = await liveVersion(site.url);
    const responses = noResponses();
    const ending = new AbortController();
    const visits = {
      url: site.url,
      sights: await findSights(site.url),
      thinkSeconds,
      readPage: createPageReader(REMOTE),
      faultOf: faultFinder(before, after),
      responses,
      signal: ending.signal,
    };
    const startedAt = performance.now();
    const crowd = Array.from({ length: visitors }, (_, visitor) => visit(visits, seed * 1_000_003 + visitor));
    const events = await operate(site, folder, startedAt, seconds);
    ending.abort();
    await Promise.all(crowd);
    const endedAt = performance.now();
    return reportLoad({ ...events, visitors, responses, startedAt, endedAt, versions: { before, after } });
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The operator's actions, each at its time or as soon as the previous one is done. */
async function operate(
  site: RunningSite,
  folder: string,
  startedAt: number,
  seconds: number,
): Promise<{ restart: Restart; memory: (number | null)[] }> {
  const moment = (share: number) => delay(Math.max(0, startedAt + share * seconds * 1000 - performance.now()));
  const memory = [residentMegabytes(site.pid())];
  await moment(DEPLOY_AT);
  await command(site, 'deploy', REMOTE, folder);
  await moment(ROLLBACK_AT);
  await command(site, 'rollback', REMOTE);
  await moment(RESTART_AT);
  memory.push(residentMegabytes(site.pid()));
  const from = performance.now();
  await site.kill('SIGTERM');
  const ended = performance.now();
  await site.restart();
  const restart = { from, ended, to: performance.now() };
  await Promise.all([moment(1), delay(AFTERWARDS_SECONDS * 1000)]);
  memory.push(residentMegabytes(site.pid()));
  return { restart, memory };
}

async function command(site: RunningSite, ...parameters: string[]): Promise<void> {
  const { status, stdout, stderr } = await site.cli('remotes', ...parameters);
  if (status !== 0) throw new Error(`remotes ${parameters.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

async function liveVersion(url: string): Promise<string> {
  const { remotes } = (await (await fetch(`${url}${API.remotes}`)).json()) as Remotes;
  return String(remotes.find(({ name }) => name === REMOTE)?.version);
}

/** Checks that a page is of one version, rendered on the server, with the text of that version. */
function faultFinder(before: string, after: string) {
  return (path: string, { versions, isRendered, html }: PageRead): string | null => {
    const [version, ...others] = versions;
    if (others.length > 0) return `a mixture of versions: ${versions.join(', ')}`;
    if (version !== before && version !== after) return `the unknown version ${version}`;
    if (!isRendered) return 'not rendered on the server';
    const isChanged = html.includes(CHANGED.after);
    if (path !== CHANGED.path || isChanged === (version === after)) return null;
    return `${isChanged ? 'the new' : 'the old'} text beside the files of version ${version}`;
  };
}
