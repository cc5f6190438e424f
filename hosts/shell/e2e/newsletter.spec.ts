import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { expect, NO_FAULTS, openAlive, type Page, test } from '@tdt/testing/browser';
import {
  ADA,
  confirmation,
  fillIn,
  modal,
  newsletterButton,
  newsletterEvents,
  openByButton,
  submit,
  toasts,
} from './newsletter-visit.ts';

const PHONE = { width: 390, height: 844 };

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Date de naissance' });
const day = (page: Page, name: RegExp) => calendar(page).getByRole('button', { name }).first();

/** Presses Tab until the element has the focus, which stays in the modal meanwhile. */
async function tabTo(page: Page, label: string): Promise<void> {
  const element = await modal(page).getByLabel(label, { exact: true }).elementHandle();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
    await page.keyboard.press('Tab');
    // Between the last and the first control the focus passes through the browser's own controls.
    const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest('dialog');
    expect(await page.evaluate(isInside)).toBe(true);
  }
  throw new Error(`Tab did not lead to ${label}.`);
}

test('a visitor signs up by keyboard while the page stays in place; a second sign-up shows "already subscribed"', async ({
  page,
  faults,
}) => {
  const email = `ada-${Date.now()}@example.org`;
  await openAlive(page, '/about');
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await width();
  await newsletterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  expect(await width()).toBe(before);
  const top = await scrolled();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, -400);

  for (const [label, words] of [
    ['Prénom', ADA.first],
    ['Nom', ADA.last],
    ['Adresse email', email],
    ['Date de naissance (facultatif)', '10/12/1985'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(day(page, /10 décembre 1985/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  await expect(modal(page)).toBeVisible();
  const opensCalendar = page.getByRole('button', { name: 'Choisir une date dans le calendrier' });
  await expect(opensCalendar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(page, /10 décembre 1985/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  const birthdate = page.getByRole('textbox', { name: /Date de naissance/ });
  await expect(birthdate).toHaveValue('17 novembre 1985');
  await expect(opensCalendar).toBeFocused();
  expect(await scrolled()).toBe(top);

  await birthdate.press('Enter');
  await expect(confirmation(page)).toBeFocused();
  expect((await newsletterEvents(page)).map(({ event }) => event)).toContain('newsletter_success_db');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'tdt_newsletter');
  expect(cookie).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(newsletterButton(page)).toBeFocused();
  // On a slow machine the confirmation takes the place of the form later than counts as an effect of the press.
  expect({ ...(await faults()), shifts: [] }).toEqual(NO_FAULTS);

  await openByButton(page);
  await fillIn(page, { ...ADA, email: email.toUpperCase() });
  await submit(page);
  await expect(modal(page).getByRole('alert')).toHaveText('Cette adresse email est déjà inscrite à notre newsletter.');
});

test('fits on a phone and a desktop, closes on a click beside it, and opens its calendar after a failure', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await page.setViewportSize(PHONE);
  await openByButton(page);
  await expect.poll(() => modal(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  expect(await modal(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const openCalendar = page.getByRole('button', { name: 'Choisir une date dans le calendrier' });
  await page.route('**/calendar.js*', (route) => route.abort());
  await openCalendar.click();
  await expect(modal(page).getByText(/Le calendrier ne s'ouvre pas/)).toBeVisible();
  await page.unroute('**/calendar.js*');
  await openCalendar.click();
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Adresse email').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(modal(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(modal(page)).toHaveCount(0);
});

test('its toasts are above it, and a click on one closes only that toast', async ({ page }) => {
  let sent = 0;
  await page.route(`**${NEWSLETTER_API.subscriptions}`, (route) => {
    sent += 1;
    return route.abort();
  });
  await openAlive(page, '/about');
  await openByButton(page);
  await fillIn(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await submit(page);
    await expect(toasts(page)).toBeVisible();
    await expect(page.locator('[aria-label=Notifications]:popover-open')).toHaveCount(1);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('the toast has no place');
    // The form can be sent again: a press that reached it would do so.
    await modal(page).locator('button[type=submit]').click({ trial: true });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(toasts(page)).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
  }
  expect(sent).toBe(2);
});
