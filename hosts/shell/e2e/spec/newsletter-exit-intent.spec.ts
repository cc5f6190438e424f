import { expect, openAlive, type Page, test } from '@tdt/testing/browser';
import {
  invitation,
  leaveByTheTop,
  newsletterEvents,
  openByButton,
  openWatched,
  SCRIPT,
  toasts,
} from '../newsletter-visit.ts';
import { search } from './list-page.ts';
import { goBy } from './pages.ts';

const START = new Date('2026-11-22T12:00:00Z').getTime();
const SECOND = 1000;
const FILES = /\/assets\/newsletter\//;
const SHOWN_KEY = 'tdt.newsletter.shown';

test.use({ exitIntent: true });
const idle = (page: Page) => () => page.clock.runFor(100);

/** Opens a page with a clock that only the test advances. */
async function visit(page: Page, path = '/about'): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + SECOND);
  await openWatched(page, path, idle(page));
}

const lastShown = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SHOWN_KEY);

async function expectNothing(page: Page): Promise<void> {
  // The attribute is set while the newsletter loads.
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Navigates to an address that responds with 204: the page gets `beforeunload` and stays. */
async function leaveInVain(page: Page): Promise<void> {
  await page.route('**/rien', (route) => route.fulfill({ status: 204 }));
  const response = page.waitForResponse('**/rien');
  await page.evaluate(() => location.assign('/rien'));
  await response;
  await page.clock.runFor(3 * SECOND);
}

/** Everything that would open the invitation. */
async function tryEverything(page: Page): Promise<void> {
  await page.clock.runFor(30 * SECOND);
  await leaveByTheTop(page);
  await leaveInVain(page);
}

test('a pointer that leaves by the top opens the invitation once; closing it gives the focus back', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => FILES.test(request.url()) && asked.push(request.url()));
  await visit(page, '/toutes-recettes');
  await search(page).focus();
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
  expect(asked).toEqual([]);
  await leaveByTheTop(page);
  await expect(invitation(page)).toBeVisible();
  expect(await newsletterEvents(page)).toEqual([
    { event: 'newsletter_modal_shown', variant: 'exit-intent', trigger_reason: 'mouse_leave' },
  ]);
  await expect.poll(() => lastShown(page)).toContain('2026-11-22');
  await page.keyboard.press('Escape');
  await expect(invitation(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();

  const other = await context.newPage();
  await openAlive(other, '/about');
  await tryEverything(other);
  await expectNothing(other);
  await other.close();
  // Once a page session, whatever is stored.
  await page.evaluate((key) => localStorage.removeItem(key), SHOWN_KEY);
  await tryEverything(page);
  await goBy(page, 'À propos');
  await expect(page).toHaveURL(/\/about$/);
  await tryEverything(page);
  await expectNothing(page);
});

test('a visitor who stays after trying to leave is invited; going to another page does not count', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  await visit(page);
  await openWatched(page, '/about', idle(page));
  expect(await lastShown(page)).toBeNull();
  await page.clock.runFor(29 * SECOND);
  await expectNothing(page);
  await leaveInVain(page);
  await expect(invitation(page)).toBeVisible();
  expect(await newsletterEvents(page)).toMatchObject([{ trigger_reason: 'delay' }]);
  await page.reload();
  expect(dialogs).toEqual([]);
});

test('does not invite a visitor who opened it, nor over an open dialog', async ({ page }) => {
  await visit(page);
  await openByButton(page);
  await tryEverything(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await tryEverything(page);
  await expectNothing(page);
  expect(await newsletterEvents(page)).toHaveLength(1);
  expect(await lastShown(page)).toBeNull();
});

test('the back office shows no invitation, not even with ?newsletter=1', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => FILES.test(sent.url()) && asked.push(sent.url()));
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + SECOND);
  await page.goto('/admin/recettes?newsletter=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await tryEverything(page);
  await expectNothing(page);
  expect(asked).toEqual([]);
});

test('a newsletter that fails to load shows no error unless requested; a page works without the script', async ({
  page,
}) => {
  const reported = () => page.waitForRequest('**/api/client-errors');
  /** What a report says. It waits a second of the page's clock, which stands still here. */
  const sentBy = async (report: ReturnType<typeof reported>) => {
    let isSent = false;
    void report.then(() => {
      isSent = true;
    });
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return isSent;
      })
      .toBe(true);
    return (await report).postDataJSON();
  };
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page);
  const failure = reported();
  await leaveByTheTop(page);
  expect(await sentBy(failure)).toMatchObject({ kind: 'remote', remote: 'newsletter' });
  await expectNothing(page);
  await expect(toasts(page)).toHaveCount(0);
  expect(await lastShown(page)).toBeNull();

  await page.unroute(FILES);
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
  const missing = reported();
  await openAlive(page, '/about');
  expect(await sentBy(missing)).toMatchObject({ kind: 'error' });
  await openByButton(page);
});
