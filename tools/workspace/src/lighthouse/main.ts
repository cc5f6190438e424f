import { parseArgs } from 'node:util';
import type { CatalogueResult } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { startSite } from '@tdt/testing';
import { describeMachine } from '../bench/machine.ts';
import { buildWorkspace } from '../build-workspace.ts';
import { auditPage } from './audit-page.ts';
import { preparePictures } from './browser.ts';
import { medianReport, type PageReport, reachesGoal, table } from './report.ts';

const PAGE_NAMES = ['home', 'list', 'recipe', 'country'] as const;
type PageName = (typeof PAGE_NAMES)[number];

/** `npm run lighthouse -- home list --runs 5 --strict`; without a name: all pages; default: three runs each. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, strict: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`"${values.runs}" is not a whole number from 1.`);
const unknown = positionals.find((name) => !PAGE_NAMES.some((known) => known === name));
if (unknown) throw new Error(`There is no page ${unknown}: ${PAGE_NAMES.join(', ')}.`);
const names = PAGE_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name));

if (!(await buildWorkspace())) throw new Error('The site could not be built.');

console.log(describeMachine());
// Stored for an hour: random choices stay the same, so the pictures that are measured are those that were prepared.
const site = await startSite({ programs: 'bundles', env: { CACHE_SECONDS: '3600' } });
try {
  const addresses = await pageAddresses(site.url);
  await preparePictures(names.map((name) => addresses[name]));
  const reports = await auditAll(names, addresses);
  console.log(`\n${table(reports)}`);
  for (const [name, { findings }] of Object.entries(reports)) {
    for (const finding of findings) console.log(`${name}: ${finding}`);
  }
  if (values.strict && !Object.values(reports).every(reachesGoal)) process.exitCode = 1;
} finally {
  await site.stop();
}

async function auditAll(wanted: readonly PageName[], addresses: Record<PageName, string>) {
  const reports: Record<string, PageReport> = {};
  for (const name of wanted) {
    const all: PageReport[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await auditPage(addresses[name]));
    reports[name] = medianReport(all);
  }
  return reports;
}

/** Address of each page on a site that holds the demo: the newest recipe, and its country. */
async function pageAddresses(site: string): Promise<Record<PageName, string>> {
  const response = await fetch(`${site}${API.recipes}`);
  const [newest] = ((await response.json()) as CatalogueResult).items;
  if (!newest?.country) throw new Error('The newest recipe is missing, or has no country.');
  return {
    home: `${site}${PAGES.home}`,
    list: `${site}${PAGES.recipes}`,
    recipe: `${site}${PAGES.recipe(newest.slug)}`,
    country: `${site}${PAGES.country(newest.country.slug)}`,
  };
}
