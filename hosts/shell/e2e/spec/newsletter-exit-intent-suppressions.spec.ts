import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';
import {
  COOKIE,
  DAY,
  expectInvitation,
  expectNothing,
  idle,
  lastShown,
  remember,
  SECOND,
  SHOWN_KEY,
  START,
  tryEverything,
  visit,
  wasShown,
} from './exit-intent-visit.ts';
import { anyModal, leaveByTheTop, modalOf, newsletterEvents, openByButton, untilWatched } from './newsletter-visit.ts';
import { goBy } from './pages.ts';

test.use({ exitIntent: true });
test.beforeEach(({ page }) => leavePicturesOut(page));

test('once per page session: not after it was closed, nor on the next page', async ({ page }) => {
  await visit(page);
  await leaveByTheTop(page);
  await modalOf(page, 'exit-intent').getByRole('button', { name: 'Non merci' }).click();
  await expectNothing(page);
  await page.evaluate((key) => localStorage.removeItem(key), SHOWN_KEY);
  await tryEverything(page);
  await expectNothing(page);
  await goBy(page, 'Recettes');
  await expect(page).toHaveURL(/\/toutes-recettes$/);
  await tryEverything(page);
  await expectNothing(page);
});

test('not after the visitor opened the newsletter by himself, nor over it', async ({ page }) => {
  await visit(page);
  await openByButton(page);
  await tryEverything(page);
  await expect(anyModal(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await tryEverything(page);
  await expectNothing(page);
  expect(await newsletterEvents(page)).toEqual([
    { event: 'newsletter_modal_shown', variant: 'default', trigger_reason: 'button' },
  ]);
  expect(await lastShown(page)).toBeNull();
});

for (const [when, ago] of [
  ['a moment ago', 0],
  ['a minute less than 7 days ago', 7 * DAY - 60 * SECOND],
] as const) {
  test(`not when it was shown ${when}`, async ({ page }) => {
    await wasShown(page, ago);
    await visit(page);
    await tryEverything(page);
    await expectNothing(page);
  });
}

test('again 7 days after it was shown', async ({ page }) => {
  await wasShown(page, 7 * DAY);
  await visit(page);
  await leaveByTheTop(page);
  await expectInvitation(page);
  expect(Date.parse((await lastShown(page)) ?? '')).toBeGreaterThanOrEqual(START);
});

test('not in a second tab while the date is kept', async ({ page, context }) => {
  await visit(page);
  await leaveByTheTop(page);
  await expectInvitation(page);
  await expect.poll(() => lastShown(page)).not.toBeNull();
  const other = await context.newPage();
  await untilWatched(other, () => openAlive(other, '/about'), idle(other));
  await tryEverything(other);
  await expectNothing(other);
});

test('not for whoever has signed up', async ({ page, context, baseURL }) => {
  await context.addCookies([{ ...COOKIE, url: String(baseURL) }]);
  await visit(page);
  await tryEverything(page);
  await expectNothing(page);
});

test('not in the back office, forced or not', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/assets/newsletter/') && asked.push(sent.url()));
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + SECOND);
  for (const path of ['/admin/recettes', '/admin/recettes?newsletter=1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await tryEverything(page);
    await expectNothing(page);
  }
  expect(asked).toEqual([]);
});

for (const path of ['/newsletter/desinscription', '/newsletter/confirmation']) {
  test(`not on ${path}`, async ({ page }) => {
    await visit(page, path);
    await tryEverything(page);
    await expectNothing(page);
  });
}

test('not where the browser lets nothing be kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await visit(page);
  await tryEverything(page);
  await expectNothing(page);
});

test('not over another dialog: afterwards', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
  });
  await tryEverything(page);
  await expect(modalOf(page, 'exit-intent')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await leaveByTheTop(page);
  await expectInvitation(page);
});

test('the delay waits for whoever is typing', async ({ page }) => {
  await visit(page, '/toutes-recettes');
  await page.getByRole('searchbox').fill('tom');
  await page.clock.runFor(60 * SECOND);
  await expectNothing(page);
  await page.getByRole('searchbox').blur();
  await page.clock.runFor(2 * SECOND);
  await expectInvitation(page);
});

test('it listens to nothing that it does not need', async ({ page, context, baseURL }) => {
  const session = await context.newCDPSession(page);
  const listened = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: String(result.objectId) });
    return listeners.map(({ type }) => type).filter((type) => type.endsWith('unload'));
  };
  await visit(page);
  expect(await listened()).toEqual(['beforeunload']);
  await leaveByTheTop(page);
  await expectInvitation(page);
  expect(await listened()).toEqual([]);
  await context.addCookies([{ ...COOKIE, url: String(baseURL) }]);
  await untilWatched(page, () => openAlive(page, '/about'), idle(page));
  expect(await listened()).toEqual([]);
});

test.describe('override', () => {
  test('the query parameter shows it in spite of date and cookie, once', async ({ page, context, baseURL }) => {
    await context.addCookies([{ ...COOKIE, url: String(baseURL) }]);
    await wasShown(page, DAY);
    await visit(page, '/about?newsletter=1');
    await page.clock.runFor(30 * SECOND);
    await expectInvitation(page);
    await page.keyboard.press('Escape');
    await tryEverything(page);
    await expectNothing(page);
  });

  test('the local flag does the same', async ({ page, context, baseURL }) => {
    await context.addCookies([{ ...COOKIE, url: String(baseURL) }]);
    await wasShown(page, DAY);
    await remember(page, 'tdt.newsletter.force', '1');
    await visit(page);
    await leaveByTheTop(page);
    await expectInvitation(page);
  });
});
