import type { APIRequestContext } from '@playwright/test';
import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import { type RunningSite, startSite } from '@tdt/testing';
import { accessibilityViolations, expect, openAlive, type Page, test } from '@tdt/testing/browser';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { AIDE } from './admin/accounts.ts';
import { ALL_RECIPES, cached, follow, heading, LIST, untilCached } from './offline-visit.ts';
import { makeAccount } from './start-the-site.ts';

/** On a site of its own, which has the service worker and loses a recipe. */
test.describe.configure({ mode: 'serial' });
test.use({ pictures: true });

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ programs: 'bundles', env: { OFFLINE: 'on' } });
});
test.afterAll(async () => {
  await site.stop();
});

const open = (page: Page, path: string) => openAlive(page, `${site.url}${path}`);
async function recipesOf(words: string): Promise<{ id: string; slug: string; title: string }[]> {
  return (await (await fetch(`${site.url}/api/recipes?q=${words}`)).json()).items;
}

test('the shopping list can be read without network, although its page was never opened', async ({ page, context }) => {
  const [recipe] = await recipesOf('okonomiyaki');
  await open(page, `/recipe/${recipe?.slug}`);
  await page.getByRole('button', { name: 'Ajouter à la liste de courses' }).click();
  await untilCached(page, '/liste-de-courses');
  await context.setOffline(true);
  await page.goto(`${site.url}/liste-de-courses`);
  await expect(page.getByText('farine de blé')).toBeVisible();
});

test('without network, favourites and what was opened last can be read, and the rest leads to them', async ({
  page,
  context,
}) => {
  const [[opened], [unseen]] = [await recipesOf('okonomiyaki'), await recipesOf('tajine')];
  if (!opened || !unseen) throw new Error('The demo lacks a recipe.');
  await open(page, LIST);
  await untilCached(page, LIST);
  // It is saved from its card, and never opened.
  const card = page.getByRole('main').getByRole('article').first();
  const saved = String(await card.getByRole('link').first().textContent());
  await card.getByRole('button', { name: / aux favoris$/ }).click();
  await untilCached(page, '/favoris', String(await card.getByRole('link').first().getAttribute('href')));
  await open(page, `/recipe/${opened.slug}`);
  // A click inside the page, which loads no document.
  await follow(page, 'À propos');
  await untilCached(page, '/about', `/recipe/${opened.slug}`, `/api/recipes/${opened.slug}`);

  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, opened.title)).toBeVisible();
  // Neither these servings nor cook mode were opened before.
  await page.goto(`${site.url}/recipe/${opened.slug}?personnes=7`);
  const servings = page.getByRole('group', { name: 'Nombre de personnes' }).getByRole('status');
  await expect(servings).toHaveText('7 personnes');
  await page.goto(`${site.url}/recipe/${opened.slug}?cuisiner=1&personnes=9`);
  await expect(page.getByRole('heading', { name: 'Mise en place' })).toBeFocused();
  await expect(page.locator('article:not([inert]) fieldset').getByRole('status')).toHaveText('9 personnes');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${site.url}/recipe/${opened.slug}?cuisiner=1&personnes=9#etape-1`);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Étape 1/ })).toBeFocused();
  await page
    .getByRole('button', { name: /^Lancer le minuteur/ })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('region', { name: 'Minuteurs' })).toBeVisible();
  await page.getByRole('link', { name: 'Quitter le mode cuisine' }).click();
  await follow(page, /^Mes favoris/);
  await expect(card.getByRole('link').first()).toHaveText(saved);
  const width = () => card.locator('picture img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  await expect(heading(page, saved)).toBeVisible();

  const response = await page.goto(`${site.url}/recipe/${unseen.slug}`);
  expect(response?.status()).toBe(503);
  await expect(heading(page, 'Vous êtes hors ligne')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: opened.title }).click();
  await expect(heading(page, opened.title)).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(heading(page, unseen.title)).toBeVisible();
});

test('a recipe that is withdrawn leaves the browser at the next visit', async ({ page, request, context }) => {
  const [recipe] = await recipesOf('okonomiyaki');
  const path = `/recipe/${recipe?.slug}`;
  await open(page, path);
  await untilCached(page, path);
  await withdraw(request, recipe?.id ?? '');
  await page.goto(`${site.url}${path}`);
  await expect(page.getByText('Recette non trouvée').first()).toBeVisible();
  await expect.poll(() => cached(page)).not.toContain(path);
  await context.setOffline(true);
  await page.goto(`${site.url}${path}`);
  await expect(page.getByText('farine de blé')).toHaveCount(0);
});

async function withdraw(request: APIRequestContext, id: string): Promise<void> {
  await makeAccount(site, AIDE);
  const headers = { origin: site.url, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
  const { email, password } = AIDE;
  await request.post(`${site.url}${ADMIN_API.login}`, { headers, data: { email, password } });
  const url = `${site.url}${ADMIN_API.recipe(id)}`;
  const publication = { state: 'withdrawn', from: null, until: null } as const;
  const data = editedRecipe(await (await request.get(url)).json(), { publication });
  expect((await request.put(url, { headers, data })).status()).toBe(200);
}

test('links load no documents where the browser says that it is offline and the site responds', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const asked = page.waitForResponse(`${site.url}/api/health`);
  await open(page, LIST);
  await asked;
  const documentOf = () => page.evaluate(() => performance.timeOrigin);
  const before = await documentOf();
  await follow(page, 'À propos');
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading(page, ALL_RECIPES)).toHaveCount(0);
  expect(await documentOf()).toBe(before);
});
