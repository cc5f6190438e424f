import { expect, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

test.describe('quantities', () => {
  test.beforeEach(({ page }) => visitRecipe(page, RECIPE_OF_ALL_KINDS));

  test('stand as written for as many as the recipe is made for', async ({ page }) => {
    for (const text of ['500 g', '1,5 litre', '0.5 motte', '1/2 botte', '2-3', 'au goût']) {
      await expect(page.locator('#ingredients').getByText(text, { exact: true })).toBeVisible();
    }
  });

  test('are scaled with a decimal comma, words left alone', async ({ page }) => {
    const ingredients = page.locator('#ingredients');
    await ingredients.getByRole('button', { name: 'Une personne de plus' }).click();
    await expect(ingredients.getByText('5 personnes')).toBeVisible();
    for (const text of ['625 g', '1,9 litre', '0,6 motte', '0,6 botte', '2,5-3,8', 'au goût']) {
      await expect(ingredients.getByText(text, { exact: true })).toBeVisible();
    }
  });

  test('know no upper bound', async ({ page }) => {
    const ingredients = page.locator('#ingredients');
    const more = ingredients.getByRole('button', { name: 'Une personne de plus' });
    for (let servings = 5; servings <= 44; servings += 1) await more.click();
    await expect(ingredients.getByText('44 personnes')).toBeVisible();
    await expect(ingredients.getByText('5500 g', { exact: true })).toBeVisible();
  });
});

test('shows steps by group, of the field or of the prefix, and their durations added up', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const steps = page.getByRole('region', { name: 'Préparation' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Poisson', 'Sauce', 'Dressage']);
  await expect(steps.getByText('Pochez le cabillaud.', { exact: true })).toBeVisible();
  await expect(steps.getByText('[', { exact: false })).toHaveCount(0);
  await expect(steps.getByRole('list').first().getByRole('listitem')).toHaveText([
    'Préparation 10min',
    'Cuisson 1h 20min',
    'Repos 15min',
  ]);
});

test('keeps ticks and servings over a reload of the same visit, for this recipe only', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /cabillaud/ }).check();
  await main.getByRole('checkbox', { name: 'Étape 2 terminée' }).check({ force: true });
  await main.getByRole('button', { name: 'Une personne de moins' }).click();
  await page.reload();
  await expect(main.getByRole('checkbox', { name: /cabillaud/ })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'Étape 2 terminée' })).toBeChecked();
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(main.getByText('3 personnes')).toBeVisible();

  await visitRecipe(page, '/recipe/tarte-tatin-aux-pommes-caramelisees');
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('tells nobody what is ticked', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') sent.push(request.url());
  });
  const box = page.getByRole('checkbox', { name: /cabillaud/ });
  await box.check();
  await expect(box).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

/** What was asked of the screen, as the page's stand-in for it notes it. */
interface Noted extends Window {
  held: string[];
}

test.describe('the screen', () => {
  test('is kept awake while the switch is on, again after the page was hidden', async ({ page }) => {
    await page.addInitScript(() => {
      const own = window as unknown as Noted;
      own.held = [];
      const lock = { release: async () => void own.held.push('released') };
      const request = async () => {
        own.held.push('held');
        return lock;
      };
      Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request }, configurable: true });
    });
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    const held = () => page.evaluate(() => (window as unknown as Noted).held);
    const awake = page.getByRole('switch', { name: "Garder l'écran allumé" });
    await expect(awake).not.toBeChecked();
    expect(await held()).toEqual([]);
    await awake.click();
    await expect(awake).toBeChecked();
    await expect.poll(held).toEqual(['held']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(held).toEqual(['held', 'held']);
    await awake.click();
    await expect.poll(held).toEqual(['held', 'held', 'released']);
  });

  test('is let go with a word where the device refuses', async ({ page }) => {
    await page.addInitScript(() => {
      const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
      Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request }, configurable: true });
    });
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    const awake = page.getByRole('switch', { name: "Garder l'écran allumé" });
    await awake.click();
    await expect(page.getByText("L'écran ne peut pas rester allumé")).toBeVisible();
    await expect(awake).not.toBeChecked();
  });

  test('has no switch where the browser cannot', async ({ page }) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as unknown as { wakeLock?: unknown }).wakeLock;
    });
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lifts the ingredients over the steps at a tap, ticks and servings shared', async ({ page }) => {
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    await page.getByRole('heading', { name: 'Sauce' }).last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ingrédients' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ingrédients' });
    await sheet.getByRole('checkbox', { name: /lait/ }).check();
    await sheet.getByRole('button', { name: 'Une personne de plus' }).click();
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('#ingredients').getByRole('checkbox', { name: /lait/ })).toBeChecked();
    await expect(page.locator('#ingredients').getByText('5 personnes')).toBeVisible();
  });
});

test('every ingredient of a long list can be reached beside the steps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visitRecipe(page, '/recipe/thieboudiene-rouge-au-poisson-et-aux-legumes');
  await page.getByRole('checkbox', { name: 'Étape 4 terminée' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const last = page.locator('#ingredients').getByText('citrons verts');
  await last.evaluate((one) => one.closest('ul')?.parentElement?.parentElement?.scrollTo(0, 10_000));
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Une personne de plus' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
