import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, menu, openScreen, test } from './back-office.ts';
import { field, newRecipe, save, storedRecipe } from './recipe-editor.ts';

test.use({ account: PATRONNE });

test('an editor corrects a word wherever it stands, with two clicks and the word for each recipe', async ({
  page,
  patronne,
}) => {
  const wrong = `ognions${Date.now()}`;
  const texts = [{ description: `Des ${wrong} dorés.` }, { prep_tips: [`Pelez les ${wrong} sous l'eau.`] }];
  const recipes = await Promise.all(texts.map((fields) => newRecipe(patronne, fields)));
  await openScreen(page, ADMIN_PAGES.recipes, 'Recipes');
  await page.getByPlaceholder('Search recipes...').fill(wrong.toUpperCase());
  const [first, second] = recipes;
  const row = page.getByRole('row', { name: new RegExp(first?.title ?? '') });
  await expect(row.locator('mark')).toHaveText(wrong);
  await expect(page.getByRole('row', { name: new RegExp(second?.title ?? '') })).toContainText('Conseil 1');

  // The two clicks.
  await row.getByRole('link', { name: first?.title ?? '', exact: true }).click();
  await field(page, 'Description').fill('Des oignons dorés.');
  await save(page);
  await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
  expect((await storedRecipe(patronne, first?.id ?? '')).description).toBe('Des oignons dorés.');
  await page.goBack();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(second?.title ?? '') })).toBeVisible();
  await expect(page.getByPlaceholder('Search recipes...')).toHaveValue(wrong.toUpperCase());
});

test('an editor sees on one screen, a click away, what is read and what is searched in vain', async ({ page }) => {
  await openScreen(page, ADMIN_PAGES.dashboard, 'Dashboard');
  await menu(page).getByRole('link', { name: 'Numbers' }).click();
  for (const name of ['Les plus lues en 7 jours', 'Les plus lues en 30 jours', 'Cherché sans résultat en 30 jours'])
    await expect(page.getByRole('region', { name })).toBeVisible();
});
