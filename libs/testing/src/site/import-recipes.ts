import type { RecipeSeed } from '@tdt/contracts';
import { coreEnv, coreSettings, openApplication } from '@tdt/core';
import type { RunningSite } from './start-site.ts';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Stores further recipes beside those of a running site, through an application of its own as an operator's program
 * would. The site's lists show them within seconds, their pages at once. Throws when one of them is refused.
 */
export async function importRecipes({ dataDir }: Pick<RunningSite, 'dataDir'>, seeds: RecipeSeed[]): Promise<void> {
  const settings = coreSettings(coreEnv.parse({ ...process.env, DATA_DIR: dataDir }));
  const application = await openApplication(settings, { log: SILENT });
  try {
    const { refused } = await application.recipes.importMany(seeds);
    for (const { title, reason } of refused) throw new Error(`The recipe "${title}" is refused: ${reason}`);
  } finally {
    await application.close();
  }
}
