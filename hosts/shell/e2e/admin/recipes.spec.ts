import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, test, title } from './back-office.ts';

const PICTURES = join(import.meta.dirname, '../../../../libs/content/pictures');
const [COVER = ''] = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));

test.use({ account: PATRONNE });

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer la recette' }).click();

async function writeRecipe(page: Page, name: string): Promise<void> {
  await page.getByLabel('Titre', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Une soupe claire, comme au marché.');
  await page.getByLabel('Nombre de portions').fill('4');
  await tab(page, 'Ingrédients');
  const ingredient = page.getByRole('group', { name: 'Ingrédient 1' });
  await ingredient.getByLabel('Quantité').fill('2 l');
  await ingredient.getByLabel('Nom').fill('bouillon');
  await tab(page, 'Préparation');
  await page.getByRole('group', { name: 'Étape 1' }).getByLabel('Description').fill('Faites frémir le bouillon.');
  await tab(page, 'Images');
  await page.getByLabel('Choisir une image').setInputFiles(join(PICTURES, COVER));
  await expectToast(page, 'Image sélectionnée', "L'image sera uploadée lors de l'enregistrement de la recette");
}

test('an editor writes, renames and deletes a recipe, and visitors see it at once', async ({ page, browser }) => {
  const name = `Soupe du journal ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const visitor = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await openScreen(page, ADMIN_PAGES.newRecipe, 'Ajouter une recette');
  await writeRecipe(page, name);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(name);
  await preview.close();
  await save(page);
  await expectToast(page, 'Succès', 'Recette créée avec succès');
  await expect(title(page)).toHaveText('Modifier la recette');
  await visitor.goto(PAGES.recipe(slug));
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(visitor.getByText('bouillon').first()).toBeVisible();
  const cover = visitor.locator('article img[src^="/media/recipe-images/cover/"]').first();
  const picture = await visitor.request.get((await cover.getAttribute('src')) ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);

  await page.getByLabel('Titre', { exact: true }).fill(`${name} bis`);
  await save(page);
  await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
  const moved = await visitor.request.get(PAGES.recipe(slug), { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, PAGES.recipe(`${slug}-bis`)]);

  await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(name)}`, 'Recipes');
  await page.getByRole('button', { name: `Delete ${name} bis` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Recipe deleted successfully');
  await expect(page.getByText('No recipes found')).toBeVisible();
  expect((await visitor.request.get(PAGES.recipe(`${slug}-bis`), { maxRedirects: 0 })).status()).not.toBe(200);
});
