import { expect, NO_FAULTS, openAlive, type Page, test } from '@tdt/testing/browser';

/** Code and style of the catalogue's single pages; what they share is in one module. */
const PAGE_FILES =
  /\/assets\/catalogue\/.*\/async\/(?:home|all-recipes|countries|country|menu|about|favourites|shopping-list|legal)\./;
const CODE = /\.js$/;
const STYLE = /\.css$/;

/** Those of the catalogue with the name of their files. */
const PAGES: [path: string, chunk: string | null][] = [
  ['/', 'home'],
  ['/toutes-recettes', 'all-recipes'],
  ['/pays', 'countries'],
  ['/regions/maghreb', 'countries'],
  ['/pays/japon', 'country'],
  ['/pays/japon/menu', 'menu'],
  ['/about', 'about'],
  ['/favoris', 'favourites'],
  ['/liste-de-courses', 'shopping-list'],
  ['/mentions-legales', 'legal'],
  ['/confidentialite', 'legal'],
  ['/recipe/okonomiyaki', null],
];

const legalHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mentions légales' });
const goToLegalNotice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();

/** Names of the pages' files that the browser requests from now on, as `chunk.js` or `chunk.css`. */
function pageFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, chunk, kind] = /async\/([\w-]+)\.(\w+)/.exec(request.url()) ?? [];
    if (PAGE_FILES.test(request.url())) asked.push(`${chunk}.${kind}`);
  });
  return asked;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

test.describe('with pictures', () => {
  test.use({ pictures: true });

  test('each page loads without a fault; its document names the files of its page, which are requested once', async ({
    page,
    faults,
  }) => {
    const asked = pageFiles(page);
    for (const [path, chunk] of PAGES) {
      asked.length = 0;
      const response = await openAlive(page, path);
      await page.waitForLoadState('networkidle');
      // Scroll to the end and back, so that lazy parts show their faults, too.
      await page.keyboard.press('End');
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Home');
      expect(await faults(), path).toEqual(NO_FAULTS);
      expect(response?.status(), path).toBe(200);
      if (chunk === null) continue;
      expect(asked.toSorted(), path).toEqual([`${chunk}.css`, `${chunk}.js`]);
      const document = (await response?.text()) ?? '';
      const named = [...document.matchAll(/<link[^>]*\/async\/([\w-]+)\.[^>]*>/g)].filter(([, name]) => name === chunk);
      expect(
        named.map(([link]) => link),
        path,
      ).toEqual([
        expect.stringMatching(/rel="preload"[^>]*as="script"[^>]*fetchPriority="low"[^>]*\.js"/),
        expect.stringMatching(/rel="stylesheet"[^>]*\.css"/),
      ]);
    }
  });
});

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
