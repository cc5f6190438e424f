import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { accessibilityViolations, expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import { newsletterButton } from './newsletter-button.ts';

const PHONE = { width: 390, height: 844 };

const modal = (page: Page) => page.getByRole('dialog', { name: 'Inscription à la newsletter' });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Date de naissance' });
const birthdate = (page: Page) => page.getByRole('textbox', { name: /Date de naissance/ });
const openCalendar = (page: Page) => page.getByRole('button', { name: 'Choisir une date dans le calendrier' }).click();
const submit = (page: Page) => modal(page).getByRole('button', { name: "S'inscrire", exact: true }).click();
const documentWidth = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').fill('Ada');
  await page.getByLabel('Nom', { exact: true }).fill('Lovelace');
  await page.getByLabel('Adresse email').fill(email);
}

test.beforeEach(async ({ page }) => {
  await leavePicturesOut(page);
  await openAlive(page, '/about');
});

async function open(page: Page): Promise<void> {
  await newsletterButton(page).click();
  await expect(modal(page)).toBeVisible();
}

test.describe('the modal', () => {
  test('keeps the focus, stands over a page that does not move, and gives the focus back', async ({ page }) => {
    const width = await documentWidth(page);
    await open(page);
    expect(await documentWidth(page)).toBe(width);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, -400);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      // Between its last and its first control the focus goes through the browser's own.
      const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest('dialog');
      expect(await page.evaluate(isInside)).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(newsletterButton(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('closes by a press beside it, but not by one that began in a field', async ({ page }) => {
    await open(page);
    await page.getByLabel('Adresse email').hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(modal(page)).toHaveCount(0);
  });

  test('has what was written when it is opened again, also after a look at another page', async ({ page }) => {
    await open(page);
    await fillIn(page, 'ada@example.org');
    await modal(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await open(page);
    await expect(page.getByLabel('Adresse email')).toHaveValue('ada@example.org');
  });

  test('fills the screen of a phone, and nothing sticks out', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    await expect.poll(() => modal(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    expect(await modal(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test.describe('the date of birth', () => {
  test.beforeEach(({ page }) => open(page));

  test('is set as dd MMMM yyyy, however it was written', async ({ page }) => {
    await expect(birthdate(page)).toHaveAttribute('placeholder', 'Choisir une date');
    for (const written of ['5/3/1980', '05.03.1980', '5 mars 1980', '1980-03-05']) {
      await birthdate(page).fill(written);
      await birthdate(page).blur();
      await expect(birthdate(page)).toHaveValue('05 mars 1980');
    }
  });

  test('has its limits told at the field', async ({ page }) => {
    await submit(page);
    for (const [written, error] of [
      ['31 décembre 1899', 'La date de naissance est antérieure à 1900'],
      ['1/1/2999', 'La date de naissance est dans le futur'],
      ['30/02/2001', 'Date de naissance invalide'],
      ['hier', 'Date de naissance invalide'],
    ] as const) {
      await birthdate(page).fill(written);
      await expect(birthdate(page)).toHaveAccessibleDescription(new RegExp(error));
    }
    await birthdate(page).fill('01/01/1900');
    await expect(birthdate(page)).not.toHaveAttribute('aria-invalid');
  });

  test('is chosen in a French calendar with lists of months and years', async ({ page }) => {
    await openCalendar(page);
    const years = calendar(page).getByLabel("Choisir l'année").getByRole('option');
    const thisYear = new Date().getFullYear();
    await expect(years).toHaveText(Array.from({ length: thisYear - 1923 }, (_, index) => String(thisYear - index)));
    await expect(calendar(page).getByLabel('Choisir le mois').getByRole('option')).toHaveText(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    );
    await expect(calendar(page).locator('th')).toHaveText('lu ma me je ve sa di'.split(' '));
    await calendar(page).getByLabel("Choisir l'année").selectOption('1980');
    await calendar(page).getByLabel('Choisir le mois').selectOption('mars');
    await calendar(page)
      .getByRole('button', { name: /mercredi 5 mars 1980/ })
      .click();
    await expect(calendar(page)).toHaveCount(0);
    await expect(birthdate(page)).toHaveValue('05 mars 1980');
    await expect(page.getByRole('button', { name: 'Choisir une date dans le calendrier' })).toBeFocused();
  });

  test('is chosen with the keyboard alone; Escape leaves the calendar and not the form', async ({ page }) => {
    await birthdate(page).fill('5 mars 1980');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      calendar(page)
        .getByRole('button', { name: /5 mars 1980/ })
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      calendar(page)
        .getByRole('button', { name: /5 mars 1980/ })
        .first(),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await expect(birthdate(page)).toHaveValue('12 février 1980');
  });

  test('lies neither in the future nor before 1924 in the calendar', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
    await openCalendar(page);
    await expect(calendar(page).getByRole('button', { name: /23 novembre 2026/ })).toBeDisabled();
    await expect(calendar(page).getByRole('button', { name: /22 novembre 2026/ })).toBeEnabled();
    await expect(calendar(page).getByLabel('Choisir le mois').getByRole('option', { name: 'décembre' })).toBeDisabled();
    await calendar(page).getByLabel("Choisir l'année").selectOption('1924');
    await calendar(page).getByLabel('Choisir le mois').selectOption('janvier');
    await expect(calendar(page).getByRole('button', { name: /mois précédent/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('can be written when the calendar does not come', async ({ page }) => {
    await page.route('**/calendar.*.js*', (route) => route.abort());
    await openCalendar(page);
    await expect(modal(page).getByText(/Le calendrier ne s'ouvre pas/)).toBeVisible();
    await page.unroute('**/calendar.*.js*');
    await openCalendar(page);
    await expect(calendar(page)).toBeVisible();
  });
});

test('a sign-up is stored by the server, and one with the same address is told', async ({ page }) => {
  const email = `ada-${Date.now()}@example.org`;
  await open(page);
  await fillIn(page, email);
  await birthdate(page).fill('10/12/1985');
  await submit(page);
  const heading = modal(page).getByRole('heading', { name: 'Inscription réussie !' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await open(page);
  await expect(page.getByLabel('Adresse email')).toHaveValue('');
  await fillIn(page, email.toUpperCase());
  await submit(page);
  const told = 'Cette adresse email est déjà inscrite à notre newsletter.';
  await expect(modal(page).getByRole('alert')).toHaveText(told);
  await expect(page.getByLabel('Adresse email')).toHaveValue(email.toUpperCase());
});

test('what the server alone refuses is told at its field until that is changed', async ({ page }) => {
  const errors = [{ path: 'email', message: 'Email invalide' }];
  await page.route(`**${NEWSLETTER_API.subscriptions}`, (route) =>
    route.fulfill({
      status: 422,
      json: { status: 422, code: 'VALIDATION_FAILED', title: 'Non', detail: 'Non', errors },
    }),
  );
  await open(page);
  await fillIn(page, 'ada@example.org');
  await submit(page);
  const email = page.getByLabel('Adresse email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email invalide');
  await expect(modal(page).getByRole('alert')).toHaveText('Une erreur est survenue: Email invalide');
  await email.fill('ada@example.com');
  await expect(email).toHaveAccessibleDescription('');
});

test('a mail that is on its way is announced', async ({ page }) => {
  await page.route(`**${NEWSLETTER_API.subscriptions}`, (route) =>
    route.fulfill({ status: 201, json: { id: '0191b3c4-0000-7000-8000-000000000001', status: 'confirmation' } }),
  );
  await page.route(`**${NEWSLETTER_API.brevo}`, (route) => route.fulfill({ status: 202, json: { status: 'queued' } }));
  await open(page);
  await fillIn(page, 'ada@example.org');
  await submit(page);
  await expect(modal(page).getByRole('heading', { name: 'Inscription réussie !' })).toHaveAccessibleDescription(
    /Un email vient de partir.*lien/,
  );
});

test('nobody is shut out, from the form to the confirmation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`**${NEWSLETTER_API.subscriptions}`, (route) =>
    route.fulfill({ status: 201, json: { id: '0191b3c4-0000-7000-8000-000000000001', status: 'active' } }),
  );
  await open(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await submit(page);
  await expect(modal(page).getByText('Prénom requis')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await openCalendar(page);
  await expect(calendar(page)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // The confirmation stays as long as it takes to look at it.
  await page.clock.install();
  await fillIn(page, 'ada@example.org');
  await submit(page);
  await expect(modal(page).getByRole('heading', { name: 'Inscription réussie !' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
