import { expect, openAlive, test } from '@tdt/testing/browser';
import {
  aboutHeading,
  breakFiles,
  ENTRY,
  expectFailure,
  goToAbout,
  isSameDocument,
  openRecipe,
  reported,
  retryButton,
} from './broken-remote.ts';

test('a remote whose entry is missing fails inside the layout, and a retry works without a reload', async ({
  page,
  request,
}) => {
  await openRecipe(page, request);
  const restore = await breakFiles(page, ENTRY);
  const report = reported(page);
  await goToAbout(page);
  expect((await report).postDataJSON()).toMatchObject({ kind: 'remote', remote: 'catalogue' });
  await expectFailure(page);
  await restore();
  await retryButton(page).click();
  await expect(aboutHeading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('while one remote fails, the pages of another still work', async ({ page, request }) => {
  await openRecipe(page, request);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await breakFiles(page, ENTRY);
  await goToAbout(page);
  await expectFailure(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page stays readable when the browser cannot load its remote', async ({ page }) => {
  await breakFiles(page, ENTRY);
  await page.goto('/toutes-recettes');
  await expect(page.locator('html')).toHaveAttribute('data-degraded', 'catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the entry of the first page is requested once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => ENTRY.test(sent.url()) && asked.push(sent.url()));
  await openAlive(page, '/toutes-recettes');
  expect(asked).toHaveLength(1);
});
