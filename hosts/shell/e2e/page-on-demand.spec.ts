import { expect, NO_FAULTS, type Page, test } from '@tdt/testing/browser';
import { PAGE_FILES, pageFiles } from './page-files.ts';

const CODE = /\.js$/;
const STYLE = /\.css$/;

const legalHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mentions légales' });
const goToLegalNotice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

test('a page is loaded only when a visitor goes there, with its style', async ({ page, faults }) => {
  const asked = pageFiles(page);
  await open(page, '/toutes-recettes');
  await goToLegalNotice(page);
  await expect(legalHeading(page)).toBeVisible();
  expect(asked.slice(2).toSorted()).toEqual(['legal.css', 'legal.js']);
  const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(styles).toContainEqual(expect.stringContaining('/async/legal.'));
  expect(await faults()).toEqual(NO_FAULTS);
});

for (const [what, kind] of [
  ['file', CODE],
  ['style', STYLE],
] as const) {
  test(`a page whose ${what} is missing fails inside the layout, and a retry works without a reload`, async ({
    page,
  }) => {
    await open(page, '/toutes-recettes');
    const isMissing = (url: URL) => PAGE_FILES.test(url.pathname) && kind.test(url.pathname);
    await page.route(isMissing, (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await goToLegalNotice(page);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(isMissing);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(legalHeading(page)).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test(`a page whose ${what} never arrives fails after a timeout, and a retry works without a reload`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/toutes-recettes');
    const isHanging = (url: URL) => PAGE_FILES.test(url.pathname) && kind.test(url.pathname);
    await page.route(isHanging, () => new Promise(() => {}));
    const asked = page.waitForRequest((sent) => isHanging(new URL(sent.url())));
    await goToLegalNotice(page);
    await asked;
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(isHanging);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(legalHeading(page)).toBeVisible();
  });
}

test('a page rendered by the server stays readable if its file is missing', async ({ page }) => {
  await page.route(PAGE_FILES, (route) => (CODE.test(route.request().url()) ? route.abort() : route.continue()));
  const report = page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
  await page.goto('/mentions-legales');
  await expect(page.locator('html')).toHaveAttribute('data-degraded', 'catalogue');
  await expect(legalHeading(page)).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ kind: 'error' });
});
