import type { APIRequestContext } from '@playwright/test';
import { expect, type Page, test } from '@tdt/testing/browser';
import { stored } from './api.ts';

interface Layered extends Window {
  dataLayer?: { event: string }[];
}

/** Answers 404 to what matches; the result is the way to mend it. */
async function breakFiles(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(pattern);
}

async function openRecipe(page: Page, request: APIRequestContext): Promise<void> {
  // Pictures are made when they are first asked for; these journeys need none.
  await page.route('**/media/**', (route) => route.abort());
  const { items } = await stored.recipes(request);
  await page.goto(`/recipe/${items[0]?.slug}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Goes to a page of the other remote by a link, without loading a document. */
const goToAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
/** The next failure that the page tells the server. */
const reported = (page: Page) => page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
const aboutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'À propos' });

for (const [what, pattern] of [
  ['entry', /\/assets\/catalogue\/.*\/remoteEntry\.js/],
  ['module', /\/assets\/catalogue\/.*\/js\/async\//],
  ['style', /\/assets\/catalogue\/.*\/css\/async\//],
] as const) {
  test(`a remote whose ${what} is missing fails inside the layout, and comes back without a reload`, async ({
    page,
    request,
  }) => {
    await openRecipe(page, request);
    const mend = await breakFiles(page, pattern);
    const report = reported(page);
    await goToAbout(page);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({ kind: 'remote', remote: 'catalogue' });

    const retry = page.getByRole('button', { name: 'Réessayer' });
    const reportAgain = reported(page);
    await retry.click();
    await reportAgain;
    await expect(retry).toBeVisible();

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await mend();
    await retry.click();
    await expect(aboutHeading(page)).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('a page stays readable when the browser cannot load its remote', async ({ page }) => {
  await breakFiles(page, /\/assets\/catalogue\/.*\/remoteEntry\.js/);
  await page.goto('/toutes-recettes');
  await expect(page.locator('html')).toHaveAttribute('data-degraded', 'catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a visit from remote to remote loads one document, moves the focus, tells the title and counts the views', async ({
  page,
  request,
}) => {
  await openRecipe(page, request);
  await goToAbout(page);
  await expect(aboutHeading(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const title = await page.title();
  await expect(page.locator('[aria-live="polite"]', { hasText: title })).toHaveCount(1);
  const views = await page.evaluate(() => (window as Layered).dataLayer?.filter(({ event }) => event === 'page_view'));
  expect(views).toEqual([
    { event: 'page_view', page_path: expect.stringMatching(/^\/recipe\//), page_title: expect.any(String) },
    { event: 'page_view', page_path: '/about', page_title: title },
  ]);
});
