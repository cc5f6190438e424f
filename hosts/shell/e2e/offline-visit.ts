import { expect, type Page } from '@tdt/testing/browser';

export const LIST = '/toutes-recettes';
/** Its heading. */
export const ALL_RECIPES = 'Toutes les recettes';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).click();
export const untilAlive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Paths of all that the browser has cached. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
export const untilCached = (page: Page, ...paths: string[]) =>
  expect.poll(() => cached(page)).toEqual(expect.arrayContaining(paths));
