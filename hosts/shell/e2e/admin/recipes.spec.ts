import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, test, title } from './back-office.ts';
import { COVER, DISHES, FILM, field, openTab, save } from './recipe-editor.ts';

test.use({ account: PATRONNE });

/** Writes a recipe with two groups, four pictures and a film. */
async function writeRecipe(page: Page, name: string): Promise<void> {
  await field(page, 'Titre').fill(name);
  await field(page, 'Description').fill('Une soupe claire, comme au marché.');
  await field(page, 'Nombre de portions').fill('4');

  await openTab(page, 'Groupes');
  for (const group of ['Bouillon', 'Garniture']) {
    await field(page, 'Nom du groupe').fill(group);
    await page.keyboard.press('Enter');
  }

  await openTab(page, 'Ingrédients');
  for (const [index, [quantity = '', ingredient = '', group = '']] of [
    ['2 l', 'bouillon', 'Bouillon'],
    ['1 botte', 'coriandre', 'Garniture'],
  ].entries()) {
    const row = `Ingrédient ${index + 1}`;
    await field(page, 'Quantité', row).fill(quantity);
    await field(page, 'Nom', row).fill(ingredient);
    await field(page, 'Groupe', row).selectOption(group);
    if (index === 0) await page.getByRole('button', { name: 'Ajouter un ingrédient' }).click();
  }

  await openTab(page, 'Préparation');
  await field(page, 'Description', 'Étape 1').fill('Faites frémir le bouillon.');
  await field(page, 'Groupe', 'Étape 1').selectOption('Bouillon');
  await page.getByRole('button', { name: "Ajouter un média à l'étape 1" }).click();
  await page.getByLabel('Image ou vidéo (MP4, WebM)').setInputFiles(FILM);
  await expectToast(page, 'Média ajouté');
  await expectFilm(page.getByLabel("Vidéo de l'étape 1", { exact: true }));

  await openTab(page, 'Images');
  await page.getByLabel('Choisir une image').setInputFiles(COVER);
  await expectToast(page, 'Image sélectionnée', "L'image sera uploadée lors de l'enregistrement de la recette");
  await openTab(page, 'Images plat');
  await page.getByLabel('Ajouter des images').setInputFiles(DISHES);
  await expect(page.getByRole('group', { name: 'Image 3' })).toBeVisible();
}

/** The browser can play it. */
const expectFilm = (film: ReturnType<Page['locator']>) =>
  expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(64);

test('an editor writes, duplicates, renames and deletes a recipe, and visitors see it at once', async ({
  page,
  browser,
}) => {
  const name = `Soupe du journal ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  // With motion, which loads one dish picture after another.
  const storageState = { cookies: [], origins: [] };
  const visitor = await (await browser.newContext({ storageState, reducedMotion: 'no-preference' })).newPage();
  const addressOf = (folder: string) =>
    visitor.locator(`article [src^="/media/recipe-images/${folder}/"]`).first().getAttribute('src');
  const statusOf = async (url: string) => (await visitor.request.get(url, { maxRedirects: 0 })).status();
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
  for (const group of ['Bouillon', 'Garniture'])
    await expect(visitor.getByRole('heading', { name: group }).first()).toBeVisible();
  await expect(visitor.locator('article img[src^="/media/recipe-images/plat/"]')).toHaveCount(3);
  const film = visitor.locator('article video');
  await film.scrollIntoViewIfNeeded();
  await film.evaluate((video: HTMLVideoElement) => video.load());
  await expectFilm(film);
  const files = [await addressOf('cover'), await addressOf('plat'), await addressOf('recipe-steps-videos')].map(String);
  const types = files.map(async (url) => (await visitor.request.get(url)).headers()['content-type']);
  expect(await Promise.all(types)).toEqual([
    expect.stringMatching(/^image\//),
    expect.stringMatching(/^image\//),
    'video/webm',
  ]);

  await field(page, 'Titre').fill(`${name} bis`);
  await save(page);
  await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
  const moved = await visitor.request.get(PAGES.recipe(slug), { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, PAGES.recipe(`${slug}-bis`)]);

  await test.step('a duplicate keeps its files when the original is deleted for good', async () => {
    await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(name)}`, 'Recipes');
    await page.getByRole('button', { name: `Duplicate ${name} bis` }).click();
    await expectToast(page, 'Succès', 'Recette dupliquée');
    await expect(field(page, 'Titre')).toHaveValue(`${name} bis (copie)`);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('Publiée', { exact: true })).toBeVisible();
    await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(name)}`, 'Recipes');
    await page.getByRole('button', { name: `Delete ${name} bis`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Recipe deleted successfully');
    await expect(page.getByRole('button', { name: `Delete ${name} bis`, exact: true })).toHaveCount(0);
    expect(await statusOf(PAGES.recipe(`${slug}-bis`))).toBe(410);
    await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(name)}&visibility=deleted`, 'Recipes');
    await page.getByRole('button', { name: `Delete ${name} bis permanently` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
    await expectToast(page, 'Success', 'Recipe permanently deleted');
    expect(await Promise.all(files.map(statusOf))).toEqual([200, 200, 200]);
    expect(await statusOf(PAGES.recipe(`${slug}-bis-copie`))).toBe(200);
  });
});
