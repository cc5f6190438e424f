import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';

test.beforeEach(({ page }) => leavePicturesOut(page));

test.describe('the header', () => {
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
