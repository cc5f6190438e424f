import { expect, test } from '@tdt/testing/browser';
import { stored } from './api.ts';
import { visitRecipe } from './recipe-visit.ts';

test.describe('a recipe', () => {
  test('scales its quantities with the number of people, down to one', async ({ page, request }) => {
    const { items } = await stored.recipes(request);
    const recipe = await stored.recipe(request, items[0]?.slug ?? '');
    await visitRecipe(page, `/recipe/${recipe.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`${recipe.servings} personnes`).first()).toBeVisible();
    const fewer = main.getByRole('button', { name: /moins|diminuer|retirer/i });
    for (let servings = recipe.servings; servings > 1; servings -= 1) await fewer.click();
    await expect(main.getByText('1 personne', { exact: true }).first()).toBeVisible();
    await expect(fewer).toBeDisabled();
  });

  test('lets ingredients and steps be ticked', async ({ page, request }) => {
    const { items } = await stored.recipes(request);
    const recipe = await stored.recipe(request, items[0]?.slug ?? '');
    await visitRecipe(page, `/recipe/${recipe.slug}`);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes).toHaveCount(recipe.ingredients.length + recipe.steps.length);
    await boxes.first().check();
    await expect(boxes.first()).toBeChecked();
  });

  test('filters the other recipes of its country by type', async ({ page, request }) => {
    const { items } = await stored.recipes(request, '?pays=japon');
    const [recipe] = items;
    await visitRecipe(page, `/recipe/${recipe?.slug}`);
    const main = page.getByRole('main');
    for (const other of items.slice(1)) {
      await expect(main.locator(`a[href="/recipe/${other.slug}"]`).first()).toBeVisible();
    }
    const dessert = items.slice(1).find(({ type_recipe }) => type_recipe === 'dessert / goûter');
    await main.getByRole('radio', { name: 'dessert / goûter' }).check({ force: true });
    for (const other of items.slice(1)) {
      await expect(main.locator(`a[href="/recipe/${other.slug}"]`)).toHaveCount(other === dessert ? 1 : 0);
    }
  });
});
