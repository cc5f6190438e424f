import type { APIRequestContext, Route } from '@playwright/test';
import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import { withBrowserFault } from '@tdt/testing/builds';
import { stored } from './api.ts';

const ENTRY = /\/assets\/catalogue\/.*\/remoteEntry\.js/;
const MODULE = /\/assets\/catalogue\/.*\/js\/async\/remote\./;
const PAGE = /\/assets\/catalogue\/.*\/js\/async\/(?!remote\.)/;
const STYLE = /\/assets\/catalogue\/.*\/css\/async\//;
const REGISTRY = /\/api\/remotes$/;

type Handler = (route: Route) => Promise<void>;
const missing: Handler = (route) => route.fulfill({ status: 404, body: '' });
const answering =
  (body: string, contentType = 'text/javascript'): Handler =>
  (route) =>
    route.fulfill({ body, contentType });
const changed =
  (change: (text: string, path: string) => string): Handler =>
  async (route) => {
    const response = await route.fetch();
    const path = new URL(route.request().url()).pathname.replace(/^.*?\/web\//, 'web/');
    await route.fulfill({ response, body: change(await response.text(), path) });
  };
const truncated = changed((text) => text.slice(0, text.length / 2));
const hanging: Handler = () => new Promise(() => {});

/** Answers matching requests by `handler`. Returns the function that ends this. */
async function breakFiles(page: Page, pattern: RegExp, handler: Handler = missing): Promise<() => Promise<void>> {
  await page.route(pattern, handler);
  return () => page.unroute(pattern);
}

async function openRecipe(page: Page, request: APIRequestContext): Promise<void> {
  await leavePicturesOut(page);
  const { items } = await stored.recipes(request);
  await openAlive(page, `/recipe/${items[0]?.slug}`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** Goes to a page of the other remote by a link, without loading a document. */
const goToAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
/** The next failure that the page reports to the server. */
const reported = (page: Page) => page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
const aboutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'À propos' });
const retryButton = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const FAULTS: [what: string, pattern: RegExp, handler: Handler][] = [
  ['entry is missing', ENTRY, missing],
  ['entry is a page', ENTRY, answering('<!doctype html><title>Not found</title>', 'text/html')],
  ['entry is garbage', ENTRY, answering('not { javascript')],
  ['entry is truncated', ENTRY, truncated],
  ['entry is not the one that was registered', ENTRY, changed((text) => `${text}\n;`)],
  ['module is missing', MODULE, missing],
  ['module is truncated', MODULE, truncated],
  ['module throws when it is evaluated', MODULE, changed(withBrowserFault('evaluation'))],
  ['module exposes no routes', MODULE, changed(withBrowserFault('exports'))],
  ['style is missing', STYLE, missing],
];

for (const [what, pattern, handler] of FAULTS) {
  test(`a remote whose ${what} fails inside the layout, and a retry works without a reload`, async ({
    page,
    request,
  }) => {
    await openRecipe(page, request);
    const mend = await breakFiles(page, pattern, handler);
    const report = reported(page);
    await goToAbout(page);
    await expectFailure(page);
    const told = { kind: 'remote', remote: 'catalogue', version: expect.stringMatching(/^\w{12}$/) };
    expect((await report).postDataJSON()).toMatchObject(told);

    const reportAgain = reported(page);
    await retryButton(page).click();
    await reportAgain;
    await expect(retryButton(page)).toBeVisible();

    await mend();
    await retryButton(page).click();
    await expect(aboutHeading(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const [what, pattern] of [
  ['entry', ENTRY],
  ['module', MODULE],
  ['style', STYLE],
] as const) {
  test(`a remote whose ${what} never arrives fails after a timeout, and a retry works without a reload`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await openRecipe(page, request);
    const mend = await breakFiles(page, pattern, hanging);
    const asked = page.waitForRequest(pattern);
    await goToAbout(page);
    await asked;
    await page.clock.fastForward(16_000);
    await expectFailure(page);
    await mend();
    await retryButton(page).click();
    await expect(aboutHeading(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a page whose own file is missing fails inside the layout, and a retry works without a reload', async ({
  page,
  request,
}) => {
  await openRecipe(page, request);
  const mend = await breakFiles(page, PAGE);
  const report = reported(page);
  await goToAbout(page);
  await expectFailure(page);
  expect((await report).postDataJSON()).toMatchObject({ kind: 'error', remote: 'catalogue' });
  await mend();
  await retryButton(page).click();
  await expect(aboutHeading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('while one remote fails, the pages of another still work', async ({ page, request }) => {
  await openRecipe(page, request);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await breakFiles(page, ENTRY);
  await goToAbout(page);
  await expectFailure(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, handler] of [
  ['is no registry', answering('{"remotes":[{}]}', 'application/json')],
  ['is no JSON', answering('<!doctype html>', 'text/html')],
  ['is an error', (route: Route) => route.fulfill({ status: 503, body: '{}' })],
  ['does not arrive', (route: Route) => route.abort()],
] as const) {
  test(`a retry works although the answer of the registry ${what}`, async ({ page, request }) => {
    await openRecipe(page, request);
    await breakFiles(page, REGISTRY, handler);
    const mend = await breakFiles(page, ENTRY);
    await goToAbout(page);
    await expectFailure(page);
    const reportAgain = reported(page);
    await retryButton(page).click();
    await reportAgain;
    await mend();
    await retryButton(page).click();
    await expect(aboutHeading(page)).toBeVisible();
  });
}

test('a page stays readable when the browser cannot load its remote', async ({ page }) => {
  await breakFiles(page, ENTRY);
  await page.goto('/toutes-recettes');
  await expect(page.locator('html')).toHaveAttribute('data-degraded', 'catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the entry of the first page is requested once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => ENTRY.test(sent.url()) && asked.push(sent.url()));
  await leavePicturesOut(page);
  await openAlive(page, '/toutes-recettes');
  expect(asked).toHaveLength(1);
});
