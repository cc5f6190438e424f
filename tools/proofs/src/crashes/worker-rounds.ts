import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueResult } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, startSite, until, WORKSPACE } from '@tdt/testing';
import { type Edit, rebuild, type ServerFault, withServerFault } from '@tdt/testing/builds';
import { readPage } from '../load/read-page.ts';
import { counted, type Proof } from '../proof.ts';
import { createAdmin, storedBy } from './commands.ts';

const REMOTE = 'catalogue';
const BUILD = join(WORKSPACE, 'remotes', REMOTE, 'dist');
/** Faults of a remote that end its render worker. */
const DEADLY: readonly ServerFault[] = ['exit', 'leak', 'hang'];
const VISITORS = 4;

interface Seen {
  pages: number;
  left: number;
  faults: Map<string, number>;
}

/**
 * Repeatedly deploys a remote that ends the render worker, and rolls it back, while visitors send requests and commands
 * write. No request may fail: the browser renders pages of the remote, the next worker renders the others.
 */
export async function proveWorkerCrashes(options: { rounds?: number; programs?: ProgramKind } = {}): Promise<Proof> {
  const { rounds = 20, programs = 'bundles' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'tdt-deadly-'));
  const site = await startSite({ programs, env: { TDT_ADMIN_PASSWORD: 'never-typed' } });
  const seen: Seen = { pages: 0, left: 0, faults: new Map() };
  const leaving = new AbortController();
  try {
    const paths = await pathsOf(site.url);
    const visitors = Array.from({ length: VISITORS }, () => lookAround(site.url, paths, seen, leaving.signal));
    const emails: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const build = join(folder, String(round));
      await rebuild(BUILD, build, deadly(round));
      emails.push(...(await killWorker(site, build, round)));
    }
    leaving.abort();
    await Promise.all(visitors);
    const stored = await storedBy(site);
    const lost = emails.filter((email) => !stored.has(email));
    return {
      lines: [
        `render worker ended ${rounds} times (${DEADLY.join(', ')}): visitors got ${counted(seen.pages, 'response')}, ${counted(seen.left, 'page')} of them left to the browser; ${counted(emails.length, 'account')} made meanwhile, ${lost.length} lost`,
      ],
      broken: [
        ...[...seen.faults].map(([fault, times]) => `${fault} (${times} x)`),
        ...lost.map((email) => `${email} is lost`),
      ],
    };
  } finally {
    leaving.abort();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A new version each round, because the suspension of a version grows with each failure. */
function deadly(round: number): Edit {
  const edit = withServerFault(DEADLY[round % DEADLY.length] ?? 'exit');
  return (text, path) => (path.endsWith('.cjs') ? `${edit(text, path)}\n// ${round}` : text);
}

async function pathsOf(url: string): Promise<string[]> {
  const { items } = (await (await fetch(`${url}${API.recipes}`)).json()) as CatalogueResult;
  const recipes = items.slice(0, 8).map(({ slug }) => slug);
  const pages = [PAGES.home, PAGES.recipes, PAGES.about, ...recipes.map(PAGES.recipe)];
  return [...pages, API.recipes, ...recipes.map(API.recipe)];
}

/** Rolls back only after the server has tried to render with the deadly build. */
async function killWorker(site: RunningSite, folder: string, round: number): Promise<string[]> {
  const write = createAdmin(site, round);
  const [deployed, written] = await Promise.all([site.cli('remotes', 'deploy', REMOTE, folder), write.run()]);
  if (deployed.status !== 0) throw new Error(`The deployment failed: ${deployed.stdout}${deployed.stderr}`);
  const failures = () => site.output().split('A remote failed on the server').length;
  const before = failures();
  await until('a worker has ended', async () => {
    await fetch(`${site.url}${PAGES.about}`);
    return failures() > before;
  });
  const undone = await site.cli('remotes', 'rollback', REMOTE);
  if (undone.status !== 0) throw new Error(`The rollback failed: ${undone.stdout}${undone.stderr}`);
  await until('pages are rendered again', () => isRendered(site.url, PAGES.about));
  return written.status === 0 ? write.promises : [];
}

async function lookAround(url: string, paths: readonly string[], seen: Seen, signal: AbortSignal): Promise<void> {
  for (let visit = 0; !signal.aborted; visit += 1) {
    const path = paths[visit % paths.length] ?? '/';
    try {
      const response = await fetch(`${url}${path}`);
      const text = await response.text();
      seen.pages += 1;
      if (response.status !== 200) note(seen, `${path} responded with ${response.status}`);
      else if (text.includes('"rendered":false')) seen.left += 1;
    } catch {
      note(seen, `${path} gave no response`);
    }
    await delay(20);
  }
}

const note = ({ faults }: Seen, fault: string): void => void faults.set(fault, (faults.get(fault) ?? 0) + 1);

async function isRendered(url: string, path: string): Promise<boolean> {
  const body = Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
  return readPage({ body, headers: {} }, REMOTE).isRendered;
}
