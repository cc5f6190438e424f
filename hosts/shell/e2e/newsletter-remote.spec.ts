import type { Route } from '@playwright/test';
import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import { newsletterButton } from './newsletter-button.ts';

const FILES = /\/assets\/newsletter\//;
const GONE = "La newsletter n'est pas disponible pour le moment.";

const modal = (page: Page) => page.getByRole('dialog', { name: 'Inscription à la newsletter' });
const toasts = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
/** The next failure that the page tells the server. */
const reported = (page: Page) => page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));

test.beforeEach(async ({ page }) => {
  await leavePicturesOut(page);
  await openAlive(page, '/about');
});

/** The page is whole, and its links lead to others. */
async function expectWhole(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recettes', exact: true }).click();
  await expect(page).toHaveURL(/\/toutes-recettes$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [what, pattern, handler] of [
  ['entry is missing', /\/newsletter\/.*\/remoteEntry\.js/, (route) => route.fulfill({ status: 404, body: '' })],
  ['entry is not the one that was registered', /\/newsletter\/.*\/remoteEntry\.js/, garbage],
  ['module is missing', /\/newsletter\/.*\/js\/async\/remote\./, (route) => route.abort()],
  ['module is garbage', /\/newsletter\/.*\/js\/async\/remote\./, garbage],
  ['style is missing', /\/newsletter\/.*\/css\/async\/remote\./, (route) => route.fulfill({ status: 404, body: '' })],
] as [string, RegExp, (route: Route) => Promise<void>][]) {
  test(`a newsletter whose ${what}: the visitor is told, the page is whole, a later try works`, async ({ page }) => {
    await page.route(pattern, handler);
    const report = reported(page);
    await newsletterButton(page).click();
    await expect(toasts(page)).toHaveText(GONE);
    expect((await report).postDataJSON()).toMatchObject({ kind: 'remote', remote: 'newsletter' });
    await expectWhole(page);
    await page.unroute(pattern);
    await newsletterButton(page).click();
    await expect(modal(page)).toBeVisible();
  });
}

function garbage(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: 'not { javascript' });
}

test('a newsletter that throws as it is shown goes, and is told and reported; the page is whole', async ({ page }) => {
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = () => {
      HTMLDialogElement.prototype.showModal = showModal;
      throw new Error('broken modal');
    };
  });
  const report = reported(page);
  await newsletterButton(page).click();
  await expect(toasts(page)).toHaveText(GONE);
  expect((await report).postDataJSON()).toMatchObject({
    kind: 'error',
    message: 'broken modal',
    remote: 'newsletter',
    version: expect.stringMatching(/^\w{12}$/),
  });
  await expect(modal(page)).toHaveCount(0);
  await expectWhole(page);
  await newsletterButton(page).click();
  await expect(modal(page)).toBeVisible();
});

test('impatient presses open one newsletter, and ask once for its code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/newsletter/') && asked.push(sent.url()));
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/\/newsletter\/.*\/remoteEntry\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await newsletterButton(page).click();
  await newsletterButton(page).click();
  await newsletterButton(page).click();
  go();
  await expect(modal(page)).toHaveCount(1);
  expect(asked.filter((url) => url.includes('remoteEntry'))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => window.dataLayer?.filter(({ event }) => event.startsWith('newsletter_'))),
  ).toHaveLength(1);
});

test('what the newsletter says lies above it', async ({ page }) => {
  await page.route('**/api/newsletter/subscriptions', (route) => route.abort());
  await newsletterButton(page).click();
  await modal(page).getByLabel('Prénom').fill('Ada');
  await modal(page).getByLabel('Nom', { exact: true }).fill('Lovelace');
  await modal(page).getByLabel('Adresse email').fill('ada@example.org');
  await modal(page).getByRole('button', { name: "S'inscrire", exact: true }).click();
  await expect(toasts(page)).toBeVisible();
  await expect(page.locator('[aria-label=Notifications]:popover-open')).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`a press on what it says takes that away and nothing else, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    let sent = 0;
    await page.route('**/api/newsletter/subscriptions', (route) => {
      sent += 1;
      return route.abort();
    });
    await newsletterButton(page).click();
    await modal(page).getByLabel('Prénom').fill('Ada');
    await modal(page).getByLabel('Nom', { exact: true }).fill('Lovelace');
    await modal(page).getByLabel('Adresse email').fill('ada@example.org');
    const submit = modal(page).getByRole('button', { name: "S'inscrire", exact: true });
    await submit.click();
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('the toast has no place');
    await submit.click({ trial: true });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(toasts(page)).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
    expect(sent).toBe(1);
  });
}

test('a file of the newsletter is not asked for by somebody who only reads', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => FILES.test(sent.url()) && asked.push(sent.url()));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expectWhole(page);
  expect(asked).toEqual([]);
});
