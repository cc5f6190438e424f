import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import {
  ADA,
  answerSteps,
  anyModal,
  fieldsOf,
  fillIn,
  modalOf,
  newsletterEvents,
  openByButton,
  problem,
  queued,
  stored,
  submit,
  subscribedCookie,
  synced,
  toasts,
  unanswered,
  type Variant,
} from './newsletter-visit.ts';

const DUPLICATE = 'Cette adresse email est déjà inscrite à notre newsletter.';
const UNEXPECTED = 'Une erreur inattendue est survenue. Veuillez réessayer.';
const SUCCESS = 'Inscription réussie! Merci de vous être inscrit(e) à notre newsletter.';

test.beforeEach(({ page }) => leavePicturesOut(page));

async function expectStopped(page: Page, variant: Variant, message: string): Promise<void> {
  await expect(toasts(page)).toHaveText(message);
  await expect(modalOf(page, variant)).toBeVisible();
  await expect(fieldsOf(page).email).toHaveValue(ADA.email);
  expect(await subscribedCookie(page)).toBeUndefined();
}

for (const [what, first, message] of [
  ['an address that is there already', problem(409, 'DUPLICATE_EMAIL', 'Adresse déjà inscrite'), DUPLICATE],
  [
    'any other refusal',
    problem(503, 'UNAVAILABLE', 'Service momentanément indisponible'),
    'Une erreur est survenue: Service momentanément indisponible',
  ],
  ['no network', unanswered, UNEXPECTED],
  ['an answer that is none', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), UNEXPECTED],
] as [string, Parameters<typeof answerSteps>[1], string][]) {
  test(`${what}: the words, the form stays, nothing follows, and a second try works`, async ({ page }) => {
    const sent = await answerSteps(page, first);
    await openAlive(page, '/about');
    await openByButton(page);
    await fillIn(page, ADA);
    await submit(page);
    await expectStopped(page, 'default', message);
    expect(sent.map(([step]) => step)).toEqual([1]);
    expect((await newsletterEvents(page)).map(({ event }) => event)).toEqual([
      'newsletter_modal_shown',
      'newsletter_submit',
    ]);
    await page.unrouteAll();
    await answerSteps(page);
    await submit(page);
    await expect(anyModal(page).getByText('Inscription réussie !')).toBeVisible();
  });
}

for (const [what, second, events] of [
  ['is refused', problem(500, 'INTERNAL', 'Erreur'), [{ event: 'newsletter_brevo_error', error: expect.any(String) }]],
  ['is not answered', unanswered, [{ event: 'newsletter_brevo_error', error: expect.any(String) }]],
  ['is put off', queued, []],
  ['succeeds', synced, [{ event: 'newsletter_success_brevo' }]],
] as [string, Parameters<typeof answerSteps>[2], object[]][]) {
  test(`a second step that ${what} is a success to the visitor`, async ({ page }) => {
    const sent = await answerSteps(page, stored, second);
    await openAlive(page, '/about');
    await openByButton(page);
    await fillIn(page, ADA);
    await submit(page);
    await expect(anyModal(page).getByText('Inscription réussie !')).toBeVisible();
    await expect.poll(() => sent.map(([step]) => step)).toEqual([1, 2]);
    await expect.poll(async () => (await newsletterEvents(page)).slice(3)).toEqual(events);
    await expect(toasts(page)).toHaveText(SUCCESS);
    expect(await subscribedCookie(page)).toBeDefined();
  });
}
