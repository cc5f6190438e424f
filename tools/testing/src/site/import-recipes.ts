import type { CatalogueResult, RecipeSeed } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { coreEnv, coreSettings, openApplication } from '@tdt/core';
import { until } from '../until.ts';
import type { RunningSite } from './start-site.ts';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Stores further recipes beside those of a running site, through an application of its own as an operator's program
 * would, and waits until the site's lists show them, so that no test sees them appear. Throws when one of them is refused.
 */
export async function importRecipes({ url, dataDir }: RunningSite, seeds: RecipeSeed[]): Promise<void> {
  const settings = coreSettings(coreEnv.parse({ ...process.env, DATA_DIR: dataDir }));
  const application = await openApplication(settings, { log: SILENT });
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
