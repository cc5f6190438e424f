import { expect, translate } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, menu, test, title } from './back-office.ts';
import { field, newRecipe, openTab, save, storedRecipe } from './recipe-editor.ts';

test('an editor whose browser translates the back office signs in, finds a recipe, changes and saves it', async ({
  page,
  patronne,
}) => {
  const recipe = await newRecipe(patronne);
  await page.goto('/admin/recipes');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeVisible();
  await translate(page);
  await email.fill(PATRONNE.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PATRONNE.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Login successful');
  await page.getByRole('searchbox').fill(recipe.title);
  await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${recipe.title}` }).click();

  await expect(title(page)).toHaveText('Modifier la recette');
  await field(page, 'Description').fill('Traduite.');
  await openTab(page, 'Ingrédients');
  await page.getByRole('button', { name: 'Ajouter un ingrédient' }).click();
  await field(page, 'Quantité', 'Ingrédient 2').fill('2 gousses');
  await field(page, 'Nom', 'Ingrédient 2').fill('ail');
  await openTab(page, 'Préparation');
  await page.getByRole('button', { name: 'Ajouter une étape' }).click();
  await field(page, 'Description', 'Étape 2').fill('Servez.');
  await save(page);
  await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
  await expect(title(page)).toHaveText('Modifier la recette');
  await menu(page).getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(title(page)).toHaveText('Dashboard');

  const stored = await storedRecipe(patronne, recipe.id);
  expect(stored).toMatchObject({ description: 'Traduite.', revision: 2 });
  expect(stored.steps.map(({ description }) => description)).toContain('Servez.');
});
