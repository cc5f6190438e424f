import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { type RunningSite, startSite } from '@tdt/testing';
import { buildWorkspace } from '../build-workspace.ts';
import { createAccount } from './account.ts';
import { adminLists } from './admin-list.ts';
import { measureAdminLists, recipeSaves } from './admin-recipes.ts';
import { ADMIN_KILOBYTES, firstView, RECIPE_KILOBYTES } from './first-view.ts';
import { interactions } from './interactions.ts';
import type { Measurement } from './measurement.ts';
import { recipeForm } from './recipe-form.ts';
import { measureRestart, measureSearches } from './scale.ts';
import { startUp } from './start-up.ts';
import { throughput } from './throughput.ts';
import { uploads } from './uploads.ts';

const NOT_STORED = { CACHE_SECONDS: '0' };
/** The sizes of pictures are made while they are measured, not before. */
const NOT_WARMED = { WARM_PICTURES: 'false' };
const SEED_SECONDS = 1800;

async function ensureBuilt(): Promise<void> {
  if (!(await buildWorkspace())) throw new Error('The site could not be built.');
}

async function whileRunning<T>(site: Promise<RunningSite>, work: (site: RunningSite) => Promise<T>): Promise<T> {
  const running = await site;
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
}

/** The built site with the demo, on its own database. */
export async function measureSite(): Promise<Measurement[]> {
  await ensureBuilt();
  return whileRunning(startSite({ programs: 'bundles' }), async (cached) => [
    ...(await startUp(cached)),
    ...(await firstViews(cached.url)),
    ...(await whileRunning(startSite({ programs: 'bundles', env: NOT_STORED }), (uncached) =>
      throughput(cached, uncached),
    )),
  ]);
}

/** What visitors press, in a browser. */
export async function measureInteractions(): Promise<Measurement[]> {
  await ensureBuilt();
  return whileRunning(startSite({ programs: 'bundles' }), ({ url }) => interactions(url));
}

/** The back office alone: lists, saves and uploads. */
export async function measureAdmin(): Promise<Measurement[]> {
  await ensureBuilt();
  return whileRunning(startSite({ programs: 'bundles', env: NOT_WARMED }), async (site) => {
    await createAccount(site);
    return [...(await adminLists(site)), ...(await recipeSaves(site)), ...(await uploads(site))];
  });
}

/** The largest form of the back office. */
export async function measureRecipeForm(): Promise<Measurement[]> {
  await ensureBuilt();
  return whileRunning(startSite({ programs: 'bundles', env: NOT_WARMED }), async (site) => {
    await createAccount(site);
    return recipeForm(site);
  });
}

/** One page of each kind that visitors open first, and the sign-in screen of the back office. */
async function firstViews(url: string): Promise<Measurement[]> {
  const views = [
    ...['/', '/toutes-recettes', '/pays/japon'].map((path) => firstView(url, path)),
    firstView(url, '/recipe/okonomiyaki', RECIPE_KILOBYTES),
    firstView(url, ADMIN_PAGES.login, ADMIN_KILOBYTES),
  ];
  return (await Promise.all(views)).flat();
}

/** The built site with a catalogue of `count` recipes. */
export async function measureCatalogue(count: number): Promise<Measurement[]> {
  await ensureBuilt();
  const site = startSite({ programs: 'bundles', env: NOT_STORED, demo: false, cliSeconds: SEED_SECONDS });
  return whileRunning(site, async (running) => {
    const before = performance.now();
    const { status, stderr } = await running.cli('demo', 'seed', '--recipes', String(count), '--quiet');
    if (status !== 0) throw new Error(`The catalogue could not be created: ${stderr}`);
    const seconds = (performance.now() - before) / 1000;
    return [
      { what: 'tdt demo seed', value: seconds, unit: 's' },
      ...(await measureRestart(running)),
      ...(await measureSearches(running, count)),
      ...(await measureAdminLists(running)),
    ];
  });
}
