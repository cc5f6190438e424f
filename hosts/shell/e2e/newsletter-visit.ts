import { expect, openAlive, type Page } from '@tdt/testing/browser';

/** The footer's button that opens the newsletter. */
export const newsletterButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /newsletter/ });

export const modal = (page: Page) => page.getByRole('dialog', { name: 'Inscription à la newsletter' });
/** The variant for visitors who are about to leave. */
export const invitation = (page: Page) =>
  page.getByRole('dialog', { name: 'Soyez prévenu de nos nouvelles recettes !' });
export const toasts = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

export async function openByButton(page: Page): Promise<void> {
  await newsletterButton(page).click();
  await expect(modal(page)).toBeVisible();
}

export async function leaveByTheTop(page: Page): Promise<void> {
  await page.mouse.move(300, 200);
  await page.mouse.move(300, -20);
}

/** The script of the exit intent, which the page requests when the browser is idle. */
export const SCRIPT = /\/js\/exit-intent\.js$/;

/**
 * Opens a page and waits until its exit intent is active.
 * @param idle what it takes for the browser to be idle, where the test holds the clock
 */
export async function openWatched(page: Page, path: string, idle = async () => {}): Promise<void> {
  const script = page.waitForResponse(SCRIPT);
  await openAlive(page, path);
  await idle();
  // The page's own module, which is there once it has been run.
  await page.evaluate((url) => import(url), (await script).url());
}

export const ADA = { first: 'Ada', last: 'Lovelace', email: 'ada@example.org' };

/** Fills in what is required. */
export async function fillIn(page: Page, { first, last, email } = ADA): Promise<void> {
  await page.getByLabel('Prénom').fill(first);
  await page.getByLabel('Nom', { exact: true }).fill(last);
  await page.getByLabel('Adresse email').fill(email);
}

export const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click();
export const confirmation = (page: Page) => page.getByRole('heading', { name: 'Inscription réussie !' });

/** The newsletter's events in the data layer, in order. */
export const newsletterEvents = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event.startsWith('newsletter_')));
