import { expect, openAlive, test, translate } from '@tdt/testing/browser';
import { count, LIST, openFilters, panel } from './spec/list-page.ts';

test('a visitor whose browser translates the pages filters, scales, shops and cooks', async ({ page, faults }) => {
  await test.step('the count of the list follows the filter', async () => {
    await openAlive(page, LIST);
    await translate(page);
    const all = String(await count(page).textContent());
    await openFilters(page);
    await panel(page)
      .getByRole('radio', { name: /^Dessert/ })
      .check({ force: true });
    await expect(count(page)).not.toHaveText(all);
    await expect(count(page)).toHaveText(/^\d+ recettes/);
    await page.getByRole('link', { name: 'Retirer le filtre Dessert' }).click();
    await expect(count(page)).toHaveText(all);
  });

  await openAlive(page, '/recipe/chawanmushi-aux-crevettes-et-aux-shiitakes');
  await translate(page);
  const ingredients = page.getByRole('region', { name: /^Ingrédients/ });
  await test.step('the button of the shopping list changes, and a link comes', async () => {
    await ingredients.getByRole('button', { name: 'Ajouter à la liste de courses' }).click();
    await expect(ingredients.getByRole('button', { name: 'Retirer de la liste de courses' })).toBeVisible();
    await expect(ingredients.getByRole('link', { name: 'Voir la liste' })).toBeVisible();
  });
  await test.step('the number of servings is that of the quantities', async () => {
    await ingredients.getByRole('button', { name: 'Une personne de plus' }).click();
    await expect(ingredients.getByRole('group', { name: 'Nombre de personnes' })).toHaveText('5 personnes');
    await expect(ingredients.getByRole('button', { name: 'Mettre la liste à 5 personnes' })).toBeVisible();
  });
  await test.step('cook mode goes to a step and starts its timer', async () => {
    await page.getByRole('link', { name: 'Cuisiner' }).click();
    const shown = page.locator('article:not([inert])');
    // Until the page is alive, all screens can be scrolled to.
    await expect(shown).toHaveCount(1);
    await shown.getByRole('link', { name: 'Suivant' }).click();
    await expect(shown.getByRole('heading', { name: 'Étape 1 sur' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Étape 1 sur' })).toBeInViewport({ ratio: 1 });
    // By key: the screens may still slide.
    await page
      .getByRole('button', { name: /^Lancer le minuteur/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: /^Mettre en pause/ }).first()).toBeVisible();
    await page.goBack();
  });
  await test.step('the shopping list counts its servings', async () => {
    await ingredients.getByRole('link', { name: 'Voir la liste' }).click();
    const servings = page.getByRole('group', { name: /^Nombre de personnes/ });
    await expect(servings).toHaveText('4 personnes');
    await servings.getByRole('button', { name: 'Une personne de plus' }).click();
    await expect(servings).toHaveText('5 personnes');
  });
  const { console, exceptions } = await faults();
  expect([...console, ...exceptions]).toEqual([]);
});
