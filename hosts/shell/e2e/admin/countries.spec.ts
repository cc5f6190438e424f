import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminCountry } from '@tdt/contracts';
import { ADMIN_API, ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, ownHeaders, test } from './back-office.ts';
import { newRecipe } from './recipe-editor.ts';

const FOLDER = join(import.meta.dirname, '../../../../libs/content/pictures');
const [POLAROID = '', PLACE = ''] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.1.webp'))
  .map((name) => join(FOLDER, name));

test.use({ account: PATRONNE });

// By its role: a column of the list has the same name.
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click();
const search = (page: Page, name: string) => page.getByLabel('Rechercher un pays...').fill(name);
const openList = (page: Page, name: string) =>
  openScreen(page, `${ADMIN_PAGES.countries}?q=${encodeURIComponent(name)}`, 'Gestion des pays');

test('an editor creates, renames, merges and restores a country, and visitors see it at once', async ({
  page,
  browser,
  patronne,
}) => {
  const name = `Pays du journal ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const visitor = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await openScreen(page, ADMIN_PAGES.newCountry, 'Ajouter un pays');
  await nameField(page).fill(name);
  await page.getByLabel('Nouvelle région').fill('Europe');
  await page.getByLabel('Nouvelle région').press('Enter');
  await page.getByLabel('Description de la catégorie').fill('Une table au bord du fleuve.');
  await page.getByLabel('Choisir le polaroid').setInputFiles(POLAROID);
  await expectToast(page, 'Image téléchargée');
  // The save waits for this one.
  await page.getByLabel('Ajouter des images de catégorie').setInputFiles(PLACE);
  await save(page);
  await expectToast(page, 'Pays créé');

  await visitor.goto(PAGES.country(slug));
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(visitor.getByText('Une table au bord du fleuve.')).toBeVisible();
  const pictures = visitor.locator('main img[src^="/media/recipe-images/countries/new/"]');
  await expect(pictures).toHaveCount(2);
  const picture = await visitor.request.get((await pictures.first().getAttribute('src')) ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);

  await search(page, name);
  await page.getByRole('link', { name: `Modifier ${name}` }).click();
  await nameField(page).fill(`${name} bis`);
  await save(page);
  await expectToast(page, 'Pays mis à jour');
  const moved = await visitor.request.get(PAGES.country(slug), { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, PAGES.country(`${slug}-bis`)]);

  await search(page, name);
  const edit = await page.getByRole('link', { name: `Modifier ${name} bis` }).getAttribute('href');
  const recipe = await newRecipe(patronne, { country_id: edit?.split('/').at(-1) ?? '' });
  await page.getByRole('button', { name: `Supprimer ${name} bis` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Supprimer ce pays?' });
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByLabel('Nouveau pays des recettes').selectOption('Japon');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expectToast(page, 'Pays supprimé');
  await expect(page.getByText('Aucun pays trouvé')).toBeVisible();
  expect(await (await visitor.request.get(PAGES.recipe(recipe.slug))).text()).toContain('Cuisine du Japon');
  for (const address of [slug, `${slug}-bis`]) {
    const merged = await visitor.request.get(PAGES.country(address), { maxRedirects: 0 });
    expect([merged.status(), merged.headers().location]).toEqual([301, PAGES.country('japon')]);
  }
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expectToast(page, 'Pays restauré');
  expect((await visitor.request.get(PAGES.country(`${slug}-bis`), { maxRedirects: 0 })).status()).toBe(200);
});

test('an editor gives two countries other regions at once, takes that back, and finds both in their histories', async ({
  page,
  patronne,
}) => {
  const word = `Archipel ${Date.now()}`;
  const names = [`${word} du Nord`, `${word} du Sud`];
  const ids = await Promise.all(
    names.map(async (name) => {
      const made = await patronne.post(ADMIN_API.countries, {
        data: { name, regions: ['Europe'] },
        headers: ownHeaders(),
      });
      return ((await made.json()) as AdminCountry).id;
    }),
  );
  const regions = () =>
    Promise.all(
      ids.map(async (id) => ((await (await patronne.get(ADMIN_API.country(id))).json()) as AdminCountry).regions),
    );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await openList(page, word);
  await expect(page.getByText('2 pays', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tout sélectionner (page)' }).press('Space');
  await press('Changer les régions (2)…');
  await page.getByLabel('Nouvelle région').fill('Océanie');
  // What is typed counts, also if it was not added.
  await press('Confirmer');
  await expect(page.getByText('2 pays modifiés.')).toBeVisible();
  expect(await regions()).toEqual([['Océanie'], ['Océanie']]);
  await press('Annuler la modification');
  await expect(page.getByText('2 pays rétablis.')).toBeVisible();
  expect(await regions()).toEqual([['Europe'], ['Europe']]);
  const history = await (await patronne.get(ADMIN_API.history('country', ids[0] ?? ''))).json();
  expect(history.items).toMatchObject([{ by: PATRONNE.email }, { by: PATRONNE.email }, { by: PATRONNE.email }]);
});
