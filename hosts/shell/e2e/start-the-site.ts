import { importRecipes, startSite } from '@tdt/testing';
import { recipeOfAllKinds } from '@tdt/testing/recipe-of-all-kinds';

/** Playwright's global set-up: the built site with the demo and a recipe of all kinds. What it returns ends it. */
export default async function startTheSite(): Promise<() => Promise<void>> {
  const site = await startSite({ programs: 'bundles' });
  await importRecipes(site, [recipeOfAllKinds]);
  process.env.SITE_URL = site.url;
  return site.stop;
}
