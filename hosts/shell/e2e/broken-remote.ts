import type { APIRequestContext, Route } from '@playwright/test';
import { expect, openAlive, type Page } from '@tdt/testing/browser';
import { stored } from './api.ts';

/** The entry of the catalogue, the remote that these tests break. */
export const ENTRY = /\/assets\/catalogue\/.*\/remoteEntry\.js/;

export type Handler = (route: Route) => Promise<void>;

/** Responds as if the file were not there. */
export const missing: Handler = (route) => route.fulfill({ status: 404, body: '' });

/** Responds to matching requests by `handler`. Returns the function that ends this. */
export async function breakFiles(
  page: Page,
  pattern: RegExp,
  handler: Handler = missing,
): Promise<() => Promise<void>> {
  await page.route(pattern, handler);
  return () => page.unroute(pattern);
}

export async function openRecipe(page: Page, request: APIRequestContext): Promise<void> {
  const { items } = await stored.recipes(request);
  await openAlive(page, `/recipe/${items[0]?.slug}`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** Goes to a page of the other remote by a link, without loading a document. */
export const goToAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
/** The next failure that the page reports to the server. */
export const reported = (page: Page) => page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
export const aboutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'À propos' });
export const retryButton = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

export async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
