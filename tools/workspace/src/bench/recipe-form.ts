import type { Browser, Page } from '@playwright/test';
import { ADMIN_API, ADMIN_PAGES, REQUESTED_WITH } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { withBrowser } from '../lighthouse/browser.ts';
import { ACCOUNT } from './account.ts';
import { observe, REST, SLOWER } from './interactions.ts';
import type { Measurement } from './measurement.ts';
import { median } from './side-by-side.ts';

const [STEPS, INGREDIENTS, RUNS] = [100, 200, 3];
/** Milliseconds to the next paint, by what is done. */
const BUDGETS = { open: 1500, add: 100, key: 50 };
const STEP = { description: 'Ajoutez 20 g de farine 3, puis laissez cuire 10 minutes.', group: null };
const TIMES = { duree_preparation: null, duree_cuisson: null, duree_repos: null };

/**
 * The editor of a recipe of 100 steps and 200 ingredients, on a processor four times slower: medians of visits, each in
 * a context of its own, as browsers keep what was typed.
 */
export async function recipeForm({ url }: RunningSite): Promise<Measurement[]> {
  return withBrowser(async (browser) => {
    const { request } = await browser.newContext();
    const headers = { origin: url, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
    await request.post(url + ADMIN_API.login, { data: ACCOUNT, headers });
    const data = aRecipeInput({
      ingredients: Array.from({ length: INGREDIENTS }, (_, at) => ({
        name: `farine ${at}`,
        quantity: '1 g',
        group: null,
      })),
      steps: Array.from({ length: STEPS }, () => ({ ...STEP, ...TIMES })),
    });
    const made = await request.post(url + ADMIN_API.recipes, { data, headers });
    if (!made.ok()) throw new Error(`The recipe could not be created: ${await made.text()}`);
    const { id }: { id: string } = await made.json();
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, await request.storageState(), url, id));
    return (visits[0] ?? []).map(({ what, kind }, at) => ({
      what: `recipe of ${STEPS} steps: ${what}`,
      value: median(visits.map((durations) => durations[at]?.duration ?? Number.NaN)),
      unit: 'ms' as const,
      budget: { atMost: BUDGETS[kind] },
    }));
  });
}

type State = Awaited<ReturnType<Page['request']['storageState']>>;

async function visit(browser: Browser, storageState: State, url: string, id: string) {
  const context = await browser.newContext({ storageState, locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${url}${ADMIN_PAGES.recipes}`, { waitUntil: 'networkidle' });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const durations: { what: string; kind: keyof typeof BUDGETS; duration: number }[] = [];
  const slowest = async (what: string, kind: keyof typeof BUDGETS, act: () => Promise<unknown>) => {
    await page.waitForTimeout(REST);
    await page.evaluate(() => window.durations.splice(0));
    await act();
    await page.waitForTimeout(REST);
    const duration = await page.evaluate(() => Math.max(0, ...window.durations.splice(0)));
    durations.push({ what, kind, duration });
  };
  const press = (what: string, kind: 'open' | 'add', role: 'tab' | 'button', name: string) =>
    slowest(what, kind, () => page.getByRole(role, { name }).click());
  const key = async (what: string, field: string) => {
    await page.locator(`[name="${field}"]`).focus();
    await slowest(what, 'key', () => page.keyboard.press('e'));
  };
  durations.push({ what: 'opens from the list', kind: 'open', duration: await opening(page, id) });
  await key('a key in the title', 'title');
  await press('its ingredients open', 'open', 'tab', 'Ingrédients');
  await key('a key in the last ingredient', `ingredients.${INGREDIENTS - 1}.name`);
  await press('its steps open', 'open', 'tab', 'Préparation');
  await press('add a step', 'add', 'button', 'Ajouter une étape');
  await press('add a further step', 'add', 'button', 'Ajouter une étape');
  await key('a key in the last step', `steps.${STEPS + 1}.description`);
  await context.close();
  return durations;
}

/** From a press on the recipe in its list to the first frame that has the form. */
const opening = (page: Page, id: string): Promise<number> =>
  page.evaluate((address) => {
    const start = performance.now();
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('[name="title"]')) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, ADMIN_PAGES.recipe(id));
