import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';

test.beforeEach(({ page }) => leavePicturesOut(page));

test.describe('the header', () => {
  test('links to home, recipes and about, and the site name to home', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    for (const [name, href] of [
      ['Accueil', '/'],
      ['Recettes', '/toutes-recettes'],
      ['À propos', '/about'],
      ['Tour de Table', '/'],
    ] as const) {
      await expect(header.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
  });

  test('marks the page that is open, but never /about', async ({ page }) => {
    await page.goto('/toutes-recettes');
    const recipes = page.getByRole('banner').getByRole('link', { name: 'Recettes' });
    await expect(recipes).toHaveAttribute('aria-current', 'page');
    await page.goto('/about');
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  });

  test('is transparent at the top and a bar once the page is scrolled by more than 50 pixels', async ({ page }) => {
    await page.goto('/toutes-recettes');
    /** What the header and the layer behind its words are painted with. */
    const grounds = () =>
      page
        .getByRole('banner')
        .evaluate((header) => [null, '::before'].map((layer) => getComputedStyle(header, layer).backgroundColor));
    const isTransparent = async () => (await grounds()).every((color) => /, 0\)$|\/ 0\)$|^transparent$/.test(color));
    await expect.poll(isTransparent).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect.poll(isTransparent).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect.poll(isTransparent).toBe(false);
  });
});

test('the footer links to the pages and to the legal pages', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Accueil', '/'],
    ['Recettes', '/toutes-recettes'],
    ['À propos', '/about'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const href of ['/mentions-legales', '/confidentialite']) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(footer).toContainText(/©.*Tour de Table/);
});

test('the first Tab leads to a link that skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  const target = await focused.getAttribute('href');
  expect(target).toMatch(/^#/);
  await expect(page.locator(`main${target}, main ${target}`).first()).toBeAttached();
});

test('phones find a colour for either scheme, and an icon', async ({ page, request }) => {
  await openAlive(page, '/about');
  for (const scheme of ['light', 'dark']) {
    const colour = page.locator(`head > meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
    await expect(colour).toHaveCount(1);
    await expect(colour).toHaveAttribute('content', /^#[0-9a-f]{6}$/);
  }
  const icon = page.locator('head > link[rel="apple-touch-icon"]');
  await expect(icon).toHaveCount(1);
  const answer = await request.get(String(await icon.getAttribute('href')));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
});
