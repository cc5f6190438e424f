import type { CatalogueResult, RecipeSeed } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { openSite, siteEnv, siteSettings } from '@tdt/site';
import { until } from '../until.ts';
import type { RunningSite } from './start-site.ts';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Adds recipes to a running site through a second application, as an operator's program does, and waits until the
 * site's lists show them. Throws if one is refused.
 */
export async function importRecipes({ url, dataDir }: RunningSite, seeds: RecipeSeed[]): Promise<void> {
  const settings = siteSettings(siteEnv.parse({ ...process.env, DATA_DIR: dataDir }));
  const application = await openSite(settings, { log: SILENT });
  try {
    const { refused } = await application.recipes.importMany(seeds);
    for (const { title, reason } of refused) throw new Error(`The recipe "${title}" is refused: ${reason}`);
  } finally {
    await application.close();
  }
  for (const { title } of seeds) await until(`the lists show "${title}"`, () => isListed(url, title));
}

async function isListed(url: string, title: string): Promise<boolean> {
  const response = await fetch(`${url}${API.recipes}?q=${encodeURIComponent(title)}`);
  return ((await response.json()) as CatalogueResult).total > 0;
}
