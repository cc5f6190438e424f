import { expect, type Page, test } from '@tdt/testing/browser';

const PICTURES = /\/media\//;

/** Opens a recipe with its clock stopped and its pictures held back. Returns the function that releases them. */
async function openHeld(page: Page): Promise<() => void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const gate = Promise.withResolvers<void>();
  await page.route(PICTURES, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/recipe/okonomiyaki', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script[data-scripts]')).toHaveCount(1);
  await expect(page.locator('script[src*="/js/main."]')).toHaveCount(0);
  return gate.resolve;
}

const expectReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

test('a page starts its scripts once its largest picture is painted', async ({ page }) => {
  const letThrough = await openHeld(page);
  letThrough();
  await expectReady(page);
});

test('a page whose largest picture hangs starts after three seconds', async ({ page }) => {
  await openHeld(page);
  await page.clock.runFor(3000);
  await expectReady(page);
});

test('a page with user input does not wait for its picture', async ({ page }) => {
  await openHeld(page);
  await page.keyboard.press('Tab');
  await expectReady(page);
});

test('a page without a large picture waits for no report of its paint, which not every engine sends', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/liste-de-courses', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(100);
  await expectReady(page);
});
