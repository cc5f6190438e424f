import type { RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import { expect, leavePicturesOut, type Page, test } from '@tdt/testing/browser';
import { openAlive } from './pages.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const quantity = (page: Page, ingredient: string) =>
  page.locator('#ingredients li', { hasText: new RegExp(`^\\s*${ingredient}`) });
const more = (page: Page) => page.locator('#ingredients').getByRole('button', { name: 'Une personne de plus' });
const fewer = (page: Page) => page.locator('#ingredients').getByRole('button', { name: 'Une personne de moins' });

/** Opens the page of the tajine by a link, as if the API had stored `change` with it. */
async function openChanged(page: Page, change: (recipe: RecipeDetail) => Partial<RecipeDetail>): Promise<void> {
  await page.route(`**${API.recipe(TAJINE)}`, async (route) => {
    const response = await route.fetch();
    const recipe = (await response.json()) as RecipeDetail;
    await route.fulfill({ response, json: { ...recipe, ...change(recipe) } });
  });
  await openAlive(page, '/toutes-recettes?q=tajine');
  await page.getByRole('main').locator(`a[href="/recipe/${TAJINE}"]`).click();
  await expect(page.locator('#ingredients')).toBeVisible();
}

test.beforeEach(({ page }) => leavePicturesOut(page));

test('quantities follow the servings: one decimal after a comma unless whole, other words as they are', async ({
  page,
}) => {
  await openAlive(page, `/recipe/${TAJINE}`);
  const expectQuantities = async (servings: RegExp, chicken: string, garlic: string, water: string, oil: string) => {
    await expect(page.locator('#ingredients output')).toHaveText(servings);
    await expect(quantity(page, 'poulet fermier')).toContainText(new RegExp(`\\s${chicken}$`));
    await expect(quantity(page, 'ail ')).toContainText(new RegExp(`\\s${garlic}$`));
    await expect(quantity(page, 'eau')).toContainText(new RegExp(`\\s${water}$`));
    await expect(quantity(page, 'huile')).toContainText(new RegExp(`\\s${oil}$`));
    await expect(quantity(page, 'sel et poivre')).toContainText(/\sau goût$/);
  };
  await expectQuantities(/^\s*4\s+personnes\s*$/, '1,5 kg', '4 gousses', '30 cl', '4 cuillères à soupe');
  await more(page).click();
  await expectQuantities(/^\s*5\s+personnes\s*$/, '1,9 kg', '5 gousses', '37,5 cl', '5 cuillères à soupe');
  for (let servings = 5; servings < 8; servings += 1) await more(page).click();
  await expectQuantities(/^\s*8\s+personnes\s*$/, '3 kg', '8 gousses', '60 cl', '8 cuillères à soupe');
  for (let servings = 8; servings > 1; servings -= 1) await fewer(page).click();
  await expectQuantities(/^\s*1\s+personne\s*$/, '0,4 kg', '1 gousses', '7,5 cl', '1 cuillères à soupe');
  // Not below one, and without an upper bound.
  await fewer(page).click({ force: true });
  await expect(page.locator('#ingredients output')).toHaveText(/^\s*1\s+personne\s*$/);
  for (let servings = 1; servings < 41; servings += 1) await more(page).click();
  await expect(page.locator('#ingredients output')).toHaveText(/^\s*41\s+personnes\s*$/);
});

test('decimal points, fractions and both ends of a range are scaled; at the first servings the text stays as written', async ({
  page,
}) => {
  const written = ['0.5 l', '1/2 botte', '1 1/2 tasse', '2-3 branches', 'une pincée', '100 g'];
  await openChanged(page, ({ ingredients }) => ({
    ingredients: ingredients.slice(0, written.length).map((ingredient, index) => ({
      ...ingredient,
      name: `produit ${index}`,
      quantity: written[index] ?? '',
    })),
  }));
  const expectAll = async (quantities: string[]) => {
    for (const [index, text] of quantities.entries()) {
      await expect(quantity(page, `produit ${index}`)).toHaveText(new RegExp(`produit ${index}\\s+${text}$`));
    }
  };
  await expectAll(written);
  for (let servings = 4; servings < 8; servings += 1) await more(page).click();
  await expectAll(['1 l', '1 botte', '3 tasse', '4-6 branches', 'une pincée', '200 g']);
  for (let servings = 8; servings > 4; servings -= 1) await fewer(page).click();
  await expectAll(written);
});

test('a step takes its group from its field, or from "[Group]" before its text', async ({ page }) => {
  await openChanged(page, ({ steps }) => ({
    groups: ['Pâte', 'Sauce'],
    steps: steps.slice(0, 3).map((step, index) => ({
      ...step,
      group: index === 0 ? 'Pâte' : null,
      description: ['Pétrissez.', '[Sauce] Remuez.', 'Servez.'][index] ?? '',
    })),
  }));
  const steps = page.getByRole('region', { name: /^Préparation/ });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Pâte', 'Sauce']);
  await expect(steps.getByText('Remuez.', { exact: true })).toBeVisible();
  await expect(steps.getByText('[Sauce]')).toHaveCount(0);
});
