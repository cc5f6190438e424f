import { expect, leavePicturesOut, NO_FAULTS, openAlive, type Page, test } from '@tdt/testing/browser';
import {
  ADA,
  answerSteps,
  anyModal,
  fieldsOf,
  fillIn,
  modalOf,
  newsletterEvents,
  openByButton,
  openByLeaving,
  stored,
  submit,
  subscribedCookie,
  toasts,
  untilWatched,
  VARIANTS,
  type Variant,
} from './newsletter-visit.ts';

const SUCCESS = 'Inscription réussie! Merci de vous être inscrit(e) à notre newsletter.';
const START = new Date('2026-11-22T12:00:00Z').getTime();

test.use({ exitIntent: true });
test.beforeEach(({ page }) => leavePicturesOut(page));

async function open(page: Page, variant: Variant): Promise<void> {
  await untilWatched(page, () => openAlive(page, '/about'));
  await (variant === 'default' ? openByButton(page) : openByLeaving(page));
}

for (const variant of ['default', 'exit-intent'] as const) {
  const { title, button, source } = VARIANTS[variant];

  test.describe(`the variant ${variant}`, () => {
    test('has its texts, its fields, and consent given unless it is taken back', async ({ page }) => {
      await open(page, variant);
      const modal = modalOf(page, variant);
      await expect(modal.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(modal.getByRole('button', { name: button, exact: true })).toBeVisible();
      await expect(modal.getByRole('button', { name: 'Non merci', exact: true })).toHaveCount(
        variant === 'default' ? 0 : 1,
      );
      const { first, last, email, birthdate, consent } = fieldsOf(page);
      for (const field of [first, last, email, birthdate]) {
        await expect(field).toBeVisible();
        await expect(field).toHaveValue('');
      }
      await expect(consent).toBeChecked();
      await expect(consent).toHaveAccessibleName(/newsletter/);
      await expect(consent).toHaveAccessibleName(/désinscrire à tout moment/);
    });

    test('stores first, tells the mailing service then, and says so', async ({ page, faults }) => {
      const sent = await answerSteps(page);
      await open(page, variant);
      await fillIn(page, { ...ADA, birthdate: '10/12/1985' });
      await submit(page, variant);
      await expect(modalOf(page, variant).or(anyModal(page)).getByText('Inscription réussie !')).toBeVisible();
      await expect(toasts(page)).toHaveText(SUCCESS);
      await expect.poll(() => sent).toHaveLength(2);
      const person = { email: ADA.email, birthdate: '1985-12-10', source };
      expect(sent).toEqual([
        [1, expect.objectContaining({ ...person, first_name: ADA.first, last_name: ADA.last, opted_in: true })],
        [2, { ...person, firstName: ADA.first, lastName: ADA.last, optedIn: true }],
      ]);
      await expect
        .poll(async () => (await newsletterEvents(page)).slice(1))
        .toEqual([
          { event: 'newsletter_submit', variant, hasBirthdate: true, hasConsent: true, source },
          { event: 'newsletter_success_db' },
          { event: 'newsletter_success_brevo' },
        ]);
      const cookie = await subscribedCookie(page);
      expect(cookie).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(364);
      expect(days).toBeLessThan(366);
      expect(await faults()).toEqual(NO_FAULTS);
    });
  });
}

test('"Non merci" closes the invitation', async ({ page }) => {
  await open(page, 'exit-intent');
  await modalOf(page, 'exit-intent').getByRole('button', { name: 'Non merci', exact: true }).click();
  await expect(anyModal(page)).toHaveCount(0);
});

test('the confirmation is there for 5 seconds; the form that is opened next is empty', async ({ page }) => {
  await answerSteps(page);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await openAlive(page, '/about');
  await openByButton(page);
  await fillIn(page, ADA);
  await submit(page);
  const confirmation = anyModal(page).getByText('Inscription réussie !');
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(4900);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(200);
  await expect(anyModal(page)).toHaveCount(0);
  await openByButton(page);
  await expect(fieldsOf(page).email).toHaveValue('');
});

test.describe('what is filled in', () => {
  test.beforeEach(async ({ page }) => {
    await openAlive(page, '/about');
    await openByButton(page);
  });

  test('names and address are required, nothing else', async ({ page }) => {
    const sent = await answerSteps(page);
    await submit(page);
    const modal = modalOf(page, 'default');
    for (const words of ['Prénom requis', 'Nom requis', 'Email requis']) {
      await expect(modal.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(fieldsOf(page).first).toBeFocused();
    await expect(fieldsOf(page).first).toHaveAccessibleDescription('Prénom requis');
    await fillIn(page, { ...ADA, email: 'ada@' });
    await submit(page);
    await expect(modal.getByText('Email invalide', { exact: true })).toBeVisible();
    await expect(modal.getByText('Prénom requis')).toHaveCount(0);
    expect(sent).toEqual([]);
    expect((await newsletterEvents(page)).map(({ event }) => event)).toEqual(['newsletter_modal_shown']);
    await fillIn(page, ADA);
    await submit(page);
    await expect(toasts(page)).toHaveText(SUCCESS);
    expect(sent[0]?.[1]).toMatchObject({ birthdate: null });
    await expect.poll(() => sent[1]?.[1]).not.toHaveProperty('birthdate');
  });

  test('consent may be taken back: it is stored as given', async ({ page }) => {
    const sent = await answerSteps(page);
    await fillIn(page, ADA);
    await fieldsOf(page).consent.uncheck();
    await submit(page);
    await expect(toasts(page)).toHaveText(SUCCESS);
    expect(sent[0]?.[1]).toMatchObject({ opted_in: false });
    await expect.poll(() => sent[1]?.[1]).toMatchObject({ optedIn: false });
    expect((await newsletterEvents(page))[1]).toMatchObject({ hasConsent: false, hasBirthdate: false });
  });

  test('while it is sent the button says so, and a second press sends nothing', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const sent = await answerSteps(page, async (route) => {
      await held;
      await stored(route);
    });
    await fillIn(page, ADA);
    await submit(page);
    const busy = modalOf(page, 'default').getByRole('button', { name: 'Inscription en cours...', exact: true });
    await expect(busy).toBeVisible();
    await busy.click({ force: true });
    await page.keyboard.press('Enter');
    answer();
    await expect(toasts(page)).toHaveText(SUCCESS);
    expect(sent.filter(([step]) => step === 1)).toHaveLength(1);
  });
});
