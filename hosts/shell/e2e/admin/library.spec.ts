import { randomUUID } from 'node:crypto';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect, type Page, violationsOnAnyScreen } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { openScreen, test } from './back-office.ts';
import { newRecipe, openEditor, openTab, save, storedRecipe } from './recipe-editor.ts';

test.use({ account: PATRONNE });

const openPictures = (page: Page, query = '') => openScreen(page, ADMIN_PAGES.pictures + query, 'Images');

/** A picture of one colour that no site has yet. */
async function newPicture(page: Page, name: string) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = `#${crypto.randomUUID().slice(0, 6)}`;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').replace(/.*,/, '');
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

test('an editor uses a picture of another recipe again with three clicks, and sees with one where it is', async ({
  page,
  patronne,
}) => {
  const { id, title } = await newRecipe(patronne);
  await openEditor(page, id);
  await openTab(page, 'Images');
  await page.getByRole('button', { name: 'Déjà sur le site' }).click();
  const library = page.getByRole('dialog', { name: 'Images du site' });
  const picture = library.getByRole('button', { name: /Couverture/ }).first();
  await expect(picture).toBeVisible();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await picture.click();
  await expect(page.getByRole('slider', { name: 'Point focal' })).toBeVisible();
  await save(page);
  await expect.poll(async () => (await storedRecipe(patronne, id)).images).toHaveLength(1);

  await openPictures(page);
  // The list follows the save within seconds.
  const found = page.getByRole('list', { name: 'Images' }).getByRole('link');
  await expect(async () => {
    await openPictures(page, `?q=${title.split(' ').at(-1)}`);
    await expect(found).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await found.click();
  await expect(page.getByRole('heading', { name: /^Utilisée à ces endroits/ })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(2);
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});

test('an editor adds pictures and writes their alternative texts in a row, on one screen', async ({ page }) => {
  const mark = randomUUID();
  await openPictures(page);
  await page
    .getByLabel('Ajouter des images')
    .setInputFiles([await newPicture(page, `a ${mark}.png`), await newPicture(page, `b ${mark}.png`)]);
  await expect(page.getByText('Images ajoutées : 2')).toBeVisible();
  await openPictures(page, `?q=${mark}&no_alt=true`);
  const fields = page.getByRole('textbox', { name: /^Texte alternatif/ });
  await fields.first().click();
  await page.keyboard.type('Un aplat');
  await page.keyboard.press('Tab');
  await expect(fields.last()).toBeFocused();
  await page.keyboard.type('Un autre aplat');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enregistré', { exact: true })).toHaveCount(2);
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Aucune image trouvée')).toBeVisible();
});
