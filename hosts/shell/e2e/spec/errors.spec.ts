import type { Route } from '@playwright/test';
import { API } from '@tdt/contracts/plain';
import { expect, openAlive, type Page, test } from '@tdt/testing/browser';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';
const NOT_FOUND = ['Recette non trouvée', 'Impossible de trouver la recette demandée.'] as const;
const FAILED = ['Erreur', 'Une erreur est survenue lors de la récupération de la recette.'] as const;

const toasts = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
const main = (page: Page) => page.getByRole('main');

async function openTajineWith(page: Page, pattern: string, handler: (route: Route) => Promise<void>): Promise<void> {
  await page.route(pattern, handler);
  await openAlive(page, '/toutes-recettes?q=tajine');
  await main(page).locator(`a[href="/recipe/${TAJINE}"]`).click();
}

const responding = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { status, code: 'INTERNAL', title: 'Erreur' },
  });
const offline = (route: Route) => route.abort();

/** So that toasts stay open. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test('a deleted recipe: the toast and the screen say so, and the button leads home', async ({ page }) => {
  await stopTheClock(page);
  await openTajineWith(page, `**${API.recipe(TAJINE)}`, responding(404));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND[0]);
  await expect(toasts(page)).toHaveCount(1);
  for (const words of NOT_FOUND) await expect(toasts(page).getByText(words, { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: "Retour à l'accueil", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const [what, handler] of [
  ['gets a fault as its response', responding(500)],
  ['gets no response', offline],
] as const) {
  test(`a recipe that ${what}: the toast says so, and trying again shows it`, async ({ page }) => {
    await stopTheClock(page);
    await openTajineWith(page, `**${API.recipe(TAJINE)}`, handler);
    for (const words of FAILED) await expect(toasts(page).getByText(words, { exact: true })).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(`**${API.recipe(TAJINE)}`);
    await main(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Tajine/);
  });
}

test('a recipe whose other recipes cannot be read is shown without them', async ({ page }) => {
  await openTajineWith(page, '**/api/recipes/*/related*', responding(500));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Tajine/);
  await expect(main(page).locator('#ingredients')).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('pictures that fail to load cause neither alert nor toast', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openAlive(page, `/recipe/${TAJINE}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Tajine/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
});

test('the API describes problems in French, with a code and without internals', async ({ request }) => {
  for (const [path, status, code] of [
    [API.recipe('zzzz-inconnue'), 404, 'RECIPE_NOT_FOUND'],
    [API.country('atlantide'), 404, 'COUNTRY_NOT_FOUND'],
    [`${API.recipes}?page=0`, 422, 'VALIDATION_FAILED'],
    [`${API.recipes}?inconnu=1`, 422, 'VALIDATION_FAILED'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-type'], path).toMatch(/^application\/problem\+json/);
    const problem = await response.json();
    expect(problem, path).toMatchObject({ status, code, title: expect.stringMatching(/[a-zéè]/) });
    expect(JSON.stringify(problem), path).not.toMatch(/node_modules|\.ts|stack|mongo/i);
  }
});
