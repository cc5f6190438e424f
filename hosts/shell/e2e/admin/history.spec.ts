import { ADMIN_API, ADMIN_PAGES, comparisonPath } from '@tdt/contracts/plain';
import { expect } from '@tdt/testing/browser';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, ownHeaders, test } from './back-office.ts';
import { field, newRecipe, storedRecipe } from './recipe-editor.ts';

test.use({ account: PATRONNE });

test('an editor undoes a wrong save, all of it or one field, by four clicks from the list', async ({
  page,
  patronne: request,
}) => {
  const recipe = await newRecipe(request, { description: 'Cuire à feu doux.' });
  const wrong = { ...editedRecipe(recipe), description: 'Cuire à feu vif.', servings: 40 };
  const saved = await request.put(ADMIN_API.recipe(recipe.id), { data: wrong, headers: ownHeaders() });
  expect(saved.status()).toBe(200);
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).filter({ visible: true }).first().click();
  };

  /** To the version before the wrong save. */
  async function chooseVersion() {
    clicks = 0;
    await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(recipe.title)}`, 'Recipes');
    await expect(page.getByText(`Modifié par ${PATRONNE.email} le`, { exact: false }).first()).toBeVisible();
    await click(`Edit ${recipe.title}`, 'link');
    await click('Historique');
    await expect(page.getByText(/^Version actuelle, du/)).toBeVisible();
    await click(/^Version du/);
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    await expect(page.locator('dialog del', { hasText: 'doux' })).toBeVisible();
  }

  await test.step('one field', async () => {
    await chooseVersion();
    clicks += 1;
    const part = page.getByRole('region', { name: 'Description' });
    await part.getByRole('button', { name: 'Restaurer ce champ' }).click();
    await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
    expect(clicks).toBeLessThanOrEqual(4);
    // Its parts have the names of the fields.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Description')).toHaveValue('Cuire à feu doux.');
    expect(await storedRecipe(request, recipe.id)).toMatchObject({ description: 'Cuire à feu doux.', servings: 40 });
  });

  await test.step('the address of the audit log shows what that save has changed', async () => {
    await openScreen(page, comparisonPath('recipe', recipe.id, 2), 'Modifier la recette');
    await expect(page.getByRole('region', { name: 'Nombre de portions' })).toBeVisible();
    await page.getByRole('button', { name: 'Restaurer tout' }).click();
    await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const restored = await storedRecipe(request, recipe.id);
    expect(restored).toMatchObject({ description: recipe.description, servings: recipe.servings, revision: 4 });
  });

  await test.step('Back closes the history, and the form is as it was', async () => {
    await field(page, 'Titre').fill('Pas encore enregistré');
    await page.getByRole('button', { name: 'Historique' }).click();
    await expect(page.getByText(/^Le formulaire a des modifications/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Titre')).toHaveValue('Pas encore enregistré');
  });
});
