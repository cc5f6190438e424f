import { importRecipes, type RunningSite, runCli, startSite } from '@tdt/testing';
import { recipeOfAllKinds } from '@tdt/testing/recipe-of-all-kinds';
import { type Account, AIDE, PATRONNE } from './admin/accounts.ts';

/**
 * Playwright's global set-up: the built site with the demo, a recipe of all kinds, and two accounts of the back office.
 * What it returns ends it.
 */
export default async function startTheSite(): Promise<() => Promise<void>> {
  const site = await startSite({ programs: 'bundles' });
  await importRecipes(site, [recipeOfAllKinds]);
  for (const account of [PATRONNE, AIDE]) await makeAccount(site, account);
  process.env.SITE_URL = site.url;
  return site.stop;
}

export async function makeAccount({ dataDir }: RunningSite, { email, password, isSuper }: Account): Promise<void> {
  const parameters = ['admin', 'create', '--email', email, ...(isSuper ? ['--super'] : [])];
  const { status, stderr } = await runCli(
    parameters,
    { DATA_DIR: dataDir, TDT_ADMIN_PASSWORD: password },
    {
      kind: 'bundles',
    },
  );
  if (status !== 0) throw new Error(`The account ${email} could not be made:\n${stderr}`);
}
