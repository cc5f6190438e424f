import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import { type RunningSite, startSite } from '@tdt/testing';
import { accessibilityViolations, expect, NO_FAULTS, openAlive, type Page, test } from '@tdt/testing/browser';
import { rebuild, withText } from '@tdt/testing/builds';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { AIDE } from './admin/accounts.ts';
import { makeAccount } from './start-the-site.ts';

/** On a site of its own: it has the service worker, gets another build, and loses the worker at the end. */
test.describe.configure({ mode: 'serial' });
test.use({ pictures: true });

const CATALOGUE = join(import.meta.dirname, '../../../remotes/catalogue/dist');
const LIST = '/toutes-recettes';
const BEFORE = 'Toutes les recettes';
const AFTER = 'Chaque recette';

let site: RunningSite;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offline-'));
  site = await startSite({ programs: 'bundles', env: { OFFLINE: 'on' } });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (page: Page, path: string) => openAlive(page, `${site.url}${path}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
const untilAlive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Paths of all that the browser has cached. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
const untilCached = (page: Page, ...paths: string[]) =>
  expect.poll(() => cached(page)).toEqual(expect.arrayContaining(paths));

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
  await expect(heading(page, BEFORE)).toHaveCount(0);
  expect(await documentOf()).toBe(before);
});

test('the back office goes past the worker, and nothing of it is cached', async ({ page, context }) => {
  await open(page, LIST);
  await untilCached(page, LIST);
  const workerResponses = async (path: string) => {
    const opened = await context.newPage();
    const responses: boolean[] = [];
    opened.on('response', (response) => responses.push(response.fromServiceWorker()));
    await opened.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await opened.close();
    return responses;
  };
  expect(await workerResponses('/about')).toContain(true);
  expect(await workerResponses('/admin/login')).not.toContain(true);
  expect((await cached(page)).filter((path) => /^\/(api\/)?admin|\/admin/.test(path))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(`${site.url}/admin/recipes`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a new build never mixes with a cached page', async ({ page, context, faults }) => {
  await open(page, LIST);
  await untilCached(page, LIST);
  const { version } = await rebuild(CATALOGUE, folder, withText(BEFORE, AFTER));
  expect((await site.cli('remotes', 'deploy', 'catalogue', folder)).status).toBe(0);
  await expect.poll(async () => (await fetch(`${site.url}${LIST}`)).text()).toContain(`/assets/catalogue/${version}/`);

  const show = async (title: string) => {
    await page.reload();
    await untilAlive(page);
    await expect(heading(page, title)).toBeVisible();
  };
  await context.setOffline(true);
  await show(BEFORE);
  await context.setOffline(false);
  await show(AFTER);
  await context.setOffline(true);
  await show(AFTER);
  // Hydration errors would be among them. Without network, pictures below the first screen may be missing, and the page
  // asks whether the site is there.
  expect({ ...(await faults()), console: [], requests: [] }).toEqual(NO_FAULTS);
  expect((await faults()).console.filter((text) => !/\/media\/|\/api\/health/.test(text))).toEqual([]);
});

test('OFFLINE=off removes the worker and all that it has cached', async ({ page }) => {
  await open(page, LIST);
  await untilCached(page, LIST);
  await site.kill('SIGTERM');
  await site.restart({ OFFLINE: 'off' });
  await open(page, LIST);
  const left = () =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()].flat().length);
  await expect.poll(left).toBe(0);
  await open(page, LIST);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
