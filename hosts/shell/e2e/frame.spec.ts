import { expect, leavePicturesOut, test } from '@tdt/testing/browser';

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
