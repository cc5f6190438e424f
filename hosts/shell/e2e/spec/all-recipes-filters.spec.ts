import type { RecipeCard } from '@tdt/contracts';
import { expect, openAlive, type Page, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { cards, count, LIST, openFilters, panel, recipeLinks, search } from './list-page.ts';
import { responseTo } from './pages.ts';

const NOTHING = 'Aucune recette ne correspond à vos critères de recherche.';

const resetButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réinitialiser les filtres' });

/** How many of the recipes have each value. */
function tally(items: RecipeCard[], read: (recipe: RecipeCard) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[read(item)] = (counts[read(item)] ?? 0) + 1;
  return counts;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('the filters open, and each value shows its number of recipes', async ({ page, request }) => {
    const { items } = await stored.recipes(request, '?page_size=100');
    await page.goto(LIST);
    const select = page.getByRole('main').getByRole('combobox', { name: 'Pays' });
    await expect(select).toBeHidden();
    await openFilters(page);
    await expect(select).toBeVisible();

    const countries = tally(items, ({ country }) => country?.name ?? '');
    const options = await select.getByRole('option').allTextContents();
    expect(options.slice(1).sort()).toEqual(
      Object.entries(countries)
        .map(([name, number]) => `${name} (${number})`)
        .sort(),
    );
    const types = tally(items, ({ type_recipe }) => type_recipe);
    const difficulties = tally(items, ({ difficulty }) => difficulty);
    for (const [label, number] of [
      ['Entrée', types.entrée],
      ['Plat', types.plat],
      ['Dessert / goûter', types['dessert / goûter']],
      ['Facile', difficulties.facile],
      ['Moyen', difficulties.moyen],
      ['Difficile', difficulties.difficile],
    ] as const) {
      await expect(panel(page).locator('label', { hasText: new RegExp(`^${label}`) })).toHaveText(
        new RegExp(`^${label}\\s*${number}$`),
      );
    }
  });

  test('search and filters are sent as a form, and the button of the empty list leads back', async ({ page }) => {
    await page.goto(LIST);
    await search(page).fill('zzzz');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\?q=zzzz/);
    await expect(page.getByText(NOTHING, { exact: true })).toBeVisible();
    await resetButton(page).last().click();
    await expect(cards(page)).toHaveCount(24);

    await openFilters(page);
    await page.getByRole('main').getByRole('combobox', { name: 'Pays' }).selectOption('japon');
    await page.getByRole('main').getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL(/pays=japon/);
  });
});

test('filters of the address may be combined, and find what the API finds', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  const expected = items.filter((recipe) => recipe.difficulty === 'moyen' && recipe.type_recipe === 'dessert / goûter');
  expect(expected.length).toBeGreaterThan(0);
  const { links } = await responseTo(request, `${LIST}?type=dessert&difficulte=moyen`);
  expect(recipeLinks(links)).toEqual(expected.slice(0, 24).map(({ slug }) => `/recipe/${slug}`));
});

for (const width of [390, 1280]) {
  test(`filters set and reset at ${width} px are in the address, and the counts follow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, LIST);
    await expect(panel(page).getByRole('combobox')).toBeVisible({ visible: width >= 1280 });
    await openFilters(page);
    await panel(page).getByRole('combobox', { name: 'Pays' }).selectOption('japon');
    await expect(page).toHaveURL(/\/toutes-recettes\?pays=japon$/);
    await expect(count(page)).toContainText('3 recettes');
    await expect(cards(page)).toHaveCount(3);
    await expect(panel(page).locator('label', { hasText: /^Plat/ })).toHaveText(/^Plat\s*1$/);
    await expect(panel(page).locator('label', { hasText: /^Difficile/ })).toHaveText(/^Difficile\s*0$/);

    await panel(page).locator('label', { hasText: /^Plat/ }).click();
    await expect(page).toHaveURL(/\?pays=japon&type=plat$/);
    await expect(cards(page)).toHaveCount(1);

    await page.goBack();
    await expect(page).toHaveURL(/\?pays=japon$/);
    await expect(cards(page)).toHaveCount(3);
    await expect(panel(page).getByRole('radio', { name: /^Plat/ })).not.toBeChecked();

    await resetButton(page).click();
    await expect(page).toHaveURL(/\/toutes-recettes$/);
    await expect(cards(page)).toHaveCount(24);
    await expect(panel(page).getByRole('combobox', { name: 'Pays' })).toHaveValue('');
  });
}
