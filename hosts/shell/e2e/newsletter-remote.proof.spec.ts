import type { Route } from '@playwright/test';
import { expect, openAlive, type Page, test } from '@tdt/testing/browser';
import { modal, newsletterButton, newsletterEvents, toasts } from './newsletter-visit.ts';

const FILES = /\/assets\/newsletter\//;
const ENTRY = /\/newsletter\/.*\/remoteEntry\.js/;
const MODULE = /\/newsletter\/.*\/js\/async\/remote\./;
const STYLE = /\/newsletter\/.*\/css\/async\/remote\./;

const missing = (route: Route) => route.fulfill({ status: 404, body: '' });
const garbage = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'not { javascript' });

test.beforeEach(async ({ page }) => {
  await openAlive(page, '/about');
});

/** Presses the button and expects the toast that the newsletter is unavailable. Returns what the page reports. */
async function pressInVain(page: Page): Promise<unknown> {
  const report = page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
  await newsletterButton(page).click();
  await expect(toasts(page)).toHaveText("La newsletter n'est pas disponible pour le moment.");
  await toasts(page).getByRole('button', { name: 'Fermer' }).click();
  return (await report).postDataJSON();
}

test('a newsletter that fails to load is reported, the page keeps working, and a later press can succeed', async ({
  page,
}) => {
  for (const [what, pattern, handler] of [
    ['missing entry', ENTRY, missing],
    ['entry that is not the registered one', ENTRY, garbage],
    ['missing module', MODULE, (route: Route) => route.abort()],
    ['garbage module', MODULE, garbage],
    ['missing style', STYLE, missing],
  ] as const) {
    await test.step(what, async () => {
      await page.route(pattern, handler);
      expect(await pressInVain(page)).toMatchObject({ kind: 'remote', remote: 'newsletter' });
      await page.unroute(pattern);
    });
  }
  await test.step('code that throws', async () => {
    await page.evaluate(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = () => {
        HTMLDialogElement.prototype.showModal = showModal;
        throw new Error('broken modal');
      };
    });
    expect(await pressInVain(page)).toMatchObject({
      kind: 'error',
      message: 'broken modal',
      remote: 'newsletter',
      version: expect.stringMatching(/^\w{12}$/),
    });
    await expect(modal(page)).toHaveCount(0);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recettes', exact: true }).click();
  await expect(page).toHaveURL(/\/toutes-recettes$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await newsletterButton(page).click();
  await expect(modal(page)).toBeVisible();
});

test('repeated presses open one newsletter, and request its code once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => FILES.test(sent.url()) && asked.push(sent.url()));
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  for (const _ of [1, 2, 3]) await newsletterButton(page).click();
  go();
  await expect(modal(page)).toHaveCount(1);
  expect(asked.filter((url) => url.includes('remoteEntry'))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  expect(await newsletterEvents(page)).toEqual([
    { event: 'newsletter_modal_shown', variant: 'default', trigger_reason: 'button' },
  ]);
});
