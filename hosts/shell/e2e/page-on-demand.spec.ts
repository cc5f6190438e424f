import { expect, leavePicturesOut, type Page, test } from '@tdt/testing/browser';

/** The files of a remote's pages that few visitors open; the others are in its one module. */
const PAGE_FILES = /\/assets\/catalogue\/.*\/js\/async\/(?!remote\.)/;

const legalHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mentions légales' });

test.beforeEach(({ page }) => leavePicturesOut(page));

test('a page on demand costs no bytes before somebody goes there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/toutes-recettes');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(asked.filter((url) => PAGE_FILES.test(url))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(legalHeading(page)).toBeVisible();
  expect(asked.filter((url) => PAGE_FILES.test(url))).toHaveLength(1);
});

test('a page on demand whose file is missing fails inside the layout, and comes back without a reload', async ({
  page,
}) => {
  await page.goto('/toutes-recettes');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.route(PAGE_FILES, (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(PAGE_FILES);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(legalHeading(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a page on demand from the server stays readable when its file is missing', async ({ page }) => {
  await page.route(PAGE_FILES, (route) => route.fulfill({ status: 404, body: '' }));
  const report = page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
  await page.goto('/mentions-legales');
  await expect(page.locator('html')).toHaveAttribute('data-degraded', 'catalogue');
  await expect(legalHeading(page)).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ kind: 'error' });
});
