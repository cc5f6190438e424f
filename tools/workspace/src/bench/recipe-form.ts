import type { CDPSession, Locator, Page } from '@playwright/test';
import { ADMIN_API, ADMIN_PAGES, REQUESTED_WITH } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { withBrowser } from '../lighthouse/browser.ts';
import { ACCOUNT } from './account.ts';
import { observe, REST, SLOWER } from './interactions.ts';
import type { Measurement } from './measurement.ts';
import { median } from './side-by-side.ts';

const STEPS = 100;
const INGREDIENTS = 200;
const RUNS = 3;
const TEXT = 'Ajoutez 20 g de farine 3, puis laissez cuire 10 minutes à feu doux.';

const ANSWER = { atMost: 100 };
const KEY = { atMost: 50 };
const OPENING = { atMost: 1500 };

/**
 * The editor of a recipe of 100 steps and 200 ingredients, on a processor four times slower: milliseconds from a press or
 * a key to the next paint, and from a press in the list of recipes to the form. Medians of {@link RUNS} visits.
 */
export async function recipeForm({ url }: RunningSite): Promise<Measurement[]> {
  const measured = new Map<string, { budget: { atMost: number }; values: number[] }>();
  await withBrowser(async (browser) => {
    const first = await browser.newContext();
    const headers = { origin: url, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
    await first.request.post(url + ADMIN_API.login, { data: ACCOUNT, headers });
    const made = await first.request.post(url + ADMIN_API.recipes, { data: largeRecipe(), headers });
    if (!made.ok()) throw new Error(`The recipe could not be created: ${await made.text()}`);
    const { id }: { id: string } = await made.json();
    const storageState = await first.storageState();
    for (let run = 0; run < RUNS; run += 1) {
      // The browser keeps what was typed: each visit has a context of its own.
      const context = await browser.newContext({
        storageState,
        locale: 'fr-FR',
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      await page.addInitScript(observe);
      await page.goto(`${url}${ADMIN_PAGES.recipes}`, { waitUntil: 'networkidle' });
      for (const [what, budget, value] of await visit(page, await context.newCDPSession(page), id)) {
        const { values } = measured.get(what) ?? { values: [] };
        measured.set(what, { budget, values: [...values, value] });
      }
      await context.close();
    }
  });
  return [...measured].map(([what, { budget, values }]) => ({
    what: `recipe of ${STEPS} steps: ${what}`,
    value: median(values),
    unit: 'ms' as const,
    budget,
  }));
}

const largeRecipe = () =>
  aRecipeInput({
    title: `Grand banquet ${Date.now()}`,
    ingredients: Array.from({ length: INGREDIENTS }, (_, at) => ({
      name: `farine ${at}`,
      quantity: `${at + 1} g`,
      group: null,
    })),
    steps: Array.from({ length: STEPS }, () => ({
      description: TEXT,
      group: null,
      duree_preparation: null,
      duree_cuisson: null,
      duree_repos: null,
    })),
  });

async function visit(page: Page, devtools: CDPSession, id: string) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const durations: [what: string, budget: { atMost: number }, value: number][] = [];
  const slowest = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => window.durations.splice(0));
    await act();
    await page.waitForTimeout(REST);
    return page.evaluate(() => Math.max(0, ...window.durations.splice(0)));
  };
  const press = (target: Locator) => slowest(() => target.click());
  const key = async (target: Locator) => {
    await target.focus();
    return slowest(() => page.keyboard.press('e'));
  };
  const tab = (name: string) => page.getByRole('tab', { name });

  durations.push(['opens from the list', OPENING, await opening(page, id)]);
  await page.waitForTimeout(REST);
  durations.push(['a key in the title', KEY, await key(page.getByLabel('Titre', { exact: true }))]);
  durations.push(['its ingredients open', OPENING, await press(tab('Ingrédients'))]);
  const lastName = page.locator(`[name="ingredients.${INGREDIENTS - 1}.name"]`);
  durations.push(['a key in the last ingredient', KEY, await key(lastName)]);
  durations.push(['its steps open', OPENING, await press(tab('Préparation'))]);
  const adder = page.getByRole('button', { name: 'Ajouter une étape' });
  durations.push(['add a step', ANSWER, await press(adder)]);
  durations.push(['add a further step', ANSWER, await press(adder)]);
  const lastStep = page.locator(`[name="steps.${STEPS + 1}.description"]`);
  durations.push(['a key in the last step', KEY, await key(lastStep)]);
  return durations;
}

/** From the press on the recipe in its list to the first frame that has the form. */
async function opening(page: Page, id: string): Promise<number> {
  return page.evaluate((address) => {
    const start = performance.now();
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('[name="title"]')) requestAnimationFrame(() => resolve(performance.now() - start));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, ADMIN_PAGES.recipe(id));
}
