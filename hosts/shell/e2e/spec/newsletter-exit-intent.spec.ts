import { type RunningSite, startSite } from '@tdt/testing';
import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';
import { newsletterButton } from '../newsletter-button.ts';
import {
  expectInvitation,
  expectNothing,
  idle,
  lastShown,
  SECOND,
  setHidden,
  TRIGGERS,
  visit,
} from './exit-intent-visit.ts';
import {
  leaveByTheTop,
  modalOf,
  newsletterEvents,
  openByButton,
  SCRIPT,
  toasts,
  untilWatched,
  VARIANTS,
} from './newsletter-visit.ts';
import { goBy } from './pages.ts';

const FILES = /\/assets\/newsletter\//;

test.use({ exitIntent: true });
test.beforeEach(({ page }) => leavePicturesOut(page));

for (const [reason, trigger] of Object.entries(TRIGGERS)) {
  test(`${reason} shows the exit-intent variant, tells why, and keeps the date`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.type()));
    await visit(page);
    expect(await lastShown(page)).toBeNull();
    await trigger(page);
    await expectInvitation(page);
    const { title, button } = VARIANTS['exit-intent'];
    const modal = modalOf(page, 'exit-intent');
    await expect(modal.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(modal.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Non merci', exact: true })).toBeVisible();
    expect(await newsletterEvents(page)).toEqual([
      { event: 'newsletter_modal_shown', variant: 'exit-intent', trigger_reason: reason },
    ]);
    const now = await page.evaluate(() => new Date().toISOString());
    expect(await lastShown(page)).toEqual(expect.stringContaining(now.slice(0, 10)));
    expect(dialogs).toEqual([]);
  });
}

test('the delay is 30 seconds, not a moment less', async ({ page }) => {
  await visit(page);
  await page.clock.runFor(29 * SECOND);
  await expectNothing(page);
  await page.clock.runFor(SECOND);
  await expectInvitation(page);
});

test('a pointer that leaves by another edge, or moves within the page, is left alone', async ({ page }) => {
  await visit(page);
  for (const [x, y] of [
    [-20, 300],
    [600, 820],
    [1300, 300],
    [600, 1],
  ] as const) {
    await page.mouse.move(600, 300);
    await page.mouse.move(x, y);
  }
  await expectNothing(page);
});

test('a page that is left for another is not counted as a showing', async ({ page }) => {
  await visit(page);
  await untilWatched(page, () => openAlive(page, '/about'), idle(page));
  expect(await lastShown(page)).toBeNull();
  await expectNothing(page);
  await leaveByTheTop(page);
  await expectInvitation(page);
});

test('a page that is hidden because it is left is not counted either', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await setHidden(page, true);
  await page.clock.runFor(10 * SECOND);
  await expectNothing(page);
  expect(await lastShown(page)).toBeNull();
  // Back from the history.
  await setHidden(page, false);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await setHidden(page, true);
  await page.clock.runFor(SECOND);
  await expectInvitation(page);
});

test('seconds in the background do not count', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await visit(page);
  await page.clock.runFor(60 * SECOND);
  await setHidden(page, false);
  await page.clock.runFor(29 * SECOND);
  await expectNothing(page);
  await page.clock.runFor(SECOND);
  await expectInvitation(page);
});

test.describe('bytes and failures', () => {
  test('not a byte of the newsletter is loaded before it is needed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => FILES.test(request.url()) && asked.push(request.url()));
    await visit(page);
    await page.clock.runFor(29 * SECOND);
    await goBy(page, 'Recettes');
    await expect(page).toHaveURL(/\/toutes-recettes$/);
    expect(asked).toEqual([]);
    await leaveByTheTop(page);
    await expectInvitation(page);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a newsletter that does not load troubles nobody who did not ask for it', async ({ page }) => {
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page);
    const report = page.waitForRequest('**/api/client-errors');
    await leaveByTheTop(page);
    expect((await report).postDataJSON()).toMatchObject({ kind: 'remote', remote: 'newsletter' });
    await expectNothing(page);
    await expect(toasts(page)).toHaveCount(0);
    expect(await lastShown(page)).toBeNull();
    await page.unroute(FILES);
    await openByButton(page);
  });

  test('without its script the page works', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
    const report = page.waitForRequest('**/api/client-errors');
    await openAlive(page, '/about');
    expect((await report).postDataJSON()).toMatchObject({ kind: 'error' });
    await openByButton(page);
  });
});

test.describe('switched off', () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ programs: 'bundles', demo: false, env: { NEWSLETTER: 'off' } });
  });
  test.afterAll(() => site.stop());

  test('there is no button, and nobody is watched', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => SCRIPT.test(request.url()) && asked.push(request.url()));
    await page.clock.install();
    await openAlive(page, `${site.url}/about?newsletter=1`);
    await expect(newsletterButton(page)).toHaveCount(0);
    await page.clock.fastForward(40 * SECOND);
    await leaveByTheTop(page);
    await expectNothing(page);
    expect(asked).toEqual([]);
  });
});
