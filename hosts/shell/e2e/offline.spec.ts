import { type RunningSite, startSite } from '@tdt/testing';
import { accessibilityViolations, expect, openAlive, type Page, test } from '@tdt/testing/browser';

const LIST = '/toutes-recettes';

/** On a site of its own, which has the service worker. */
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ programs: 'bundles', env: { OFFLINE: 'on' } });
});
test.afterAll(() => site.stop());

const open = (page: Page, path: string) => openAlive(page, `${site.url}${path}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
const untilAlive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Paths of all that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
const untilKept = (page: Page, ...paths: string[]) =>
  expect.poll(() => kept(page)).toEqual(expect.arrayContaining(paths));

async function recipesOf(words: string): Promise<{ slug: string; title: string }[]> {
  return (await (await fetch(`${site.url}/api/recipes?q=${words}`)).json()).items;
}

test('without network, favourites and what was opened last can be read, and the rest leads to them', async ({
  page,
  context,
}) => {
  const [[opened], [unseen]] = [await recipesOf('okonomiyaki'), await recipesOf('tajine')];
  if (!opened || !unseen) throw new Error('The demo lacks a recipe.');
  await open(page, LIST);
  await untilKept(page, LIST);
  // It is saved from its card, and never opened.
  const card = page.getByRole('main').getByRole('article').first();
  const saved = String(await card.getByRole('link').first().textContent());
  await card.getByRole('button', { name: / aux favoris$/ }).click();
  await untilKept(page, '/favoris', String(await card.getByRole('link').first().getAttribute('href')));
  await open(page, `/recipe/${opened.slug}`);
  // A click inside the page, which loads no document.
  await follow(page, 'À propos');
  await untilKept(page, '/about', `/recipe/${opened.slug}`, `/api/recipes/${opened.slug}`);

  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, opened.title)).toBeVisible();
  await page.goto(`${site.url}/recipe/${opened.slug}?cuisiner=1`);
  await expect(heading(page, opened.title)).toBeVisible();
  await untilAlive(page);
  await follow(page, /^Mes favoris/);
  await expect(card.getByRole('link').first()).toHaveText(saved);
  const width = () => card.locator('picture img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  await expect(heading(page, saved)).toBeVisible();

  const answer = await page.goto(`${site.url}/recipe/${unseen.slug}`);
  expect(answer?.status()).toBe(503);
  await expect(heading(page, 'Vous êtes hors ligne')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: opened.title }).click();
  await expect(heading(page, opened.title)).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(heading(page, unseen.title)).toBeVisible();
});
