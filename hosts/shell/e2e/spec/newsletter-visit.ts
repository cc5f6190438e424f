import type { Route } from '@playwright/test';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { expect, type Page } from '@tdt/testing/browser';
import { newsletterButton } from '../newsletter-button.ts';

/** The two variants, with the words that the specification gives each. */
export const VARIANTS = {
  default: { title: 'Inscription à la newsletter', button: "S'inscrire", source: 'website_default' },
  'exit-intent': {
    title: 'Soyez prévenu de nos nouvelles recettes !',
    button: "Je m'abonne",
    source: 'website_exit_intent',
  },
} as const;
export type Variant = keyof typeof VARIANTS;

export const modalOf = (page: Page, variant: Variant) => page.getByRole('dialog', { name: VARIANTS[variant].title });
export const anyModal = (page: Page) => page.getByRole('dialog');
export const toasts = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

/** Opens the default variant, as the footer does. */
export async function openByButton(page: Page): Promise<void> {
  await newsletterButton(page).click();
  await expect(modalOf(page, 'default')).toBeVisible();
}

/** Opens the exit-intent variant: a pointer that leaves by the top. */
export async function openByLeaving(page: Page): Promise<void> {
  await leaveByTheTop(page);
  await expect(modalOf(page, 'exit-intent')).toBeVisible();
}

/** Of the exit intent, which the page asks for when the browser is idle. */
export const SCRIPT = /\/js\/exit-intent\.js$/;

/**
 * Opens a page that watches for those who leave, and waits until it does.
 * @param idle what it takes for the browser to be idle, where the test holds the clock
 */
export async function untilWatched(
  page: Page,
  open: () => Promise<unknown>,
  idle: () => Promise<unknown> = async () => {},
): Promise<void> {
  const script = page.waitForResponse(SCRIPT);
  await open();
  await idle();
  // The page's own module, which is there once it has been run.
  await page.evaluate((url) => import(url), (await script).url());
}

export async function leaveByTheTop(page: Page): Promise<void> {
  await page.mouse.move(300, 200);
  await page.mouse.move(300, -20);
}

/** What the specification's data layer holds of the newsletter, in order. */
export const newsletterEvents = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event.startsWith('newsletter_')));

interface Person {
  first: string;
  last: string;
  email: string;
  birthdate?: string;
}

export const ADA: Person = { first: 'Ada', last: 'Lovelace', email: 'ada@example.org' };

/** The fields by their labels, as a visitor finds them. */
export const fieldsOf = (page: Page) => {
  const modal = anyModal(page).first();
  return {
    first: modal.getByLabel('Prénom'),
    last: modal.getByLabel('Nom', { exact: true }),
    email: modal.getByLabel('Adresse email'),
    birthdate: modal.getByPlaceholder('Choisir une date'),
    consent: modal.getByRole('checkbox'),
  };
};

export async function fillIn(page: Page, { first, last, email, birthdate }: Person): Promise<void> {
  const fields = fieldsOf(page);
  await fields.first.fill(first);
  await fields.last.fill(last);
  await fields.email.fill(email);
  if (birthdate) await fields.birthdate.fill(birthdate);
}

export const submit = (page: Page, variant: Variant = 'default') =>
  modalOf(page, variant).getByRole('button', { name: VARIANTS[variant].button, exact: true }).click();

type Answer = (route: Route) => Promise<void>;

export const stored: Answer = (route) =>
  route.fulfill({ status: 201, json: { id: '0191b3c4-0000-7000-8000-000000000001', status: 'active' } });
export const synced: Answer = (route) => route.fulfill({ json: { status: 'synced' } });
export const queued: Answer = (route) => route.fulfill({ status: 202, json: { status: 'queued' } });
export const unanswered: Answer = (route) => route.abort();
export const problem =
  (status: number, code: string, title: string, more: object = {}): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', json: { status, code, title, ...more } });

/** Answers both steps; gives what the page sent, step by step, in order. */
export async function answerSteps(page: Page, first: Answer = stored, second: Answer = synced) {
  const sent: [step: 1 | 2, body: unknown][] = [];
  await page.route(`**${NEWSLETTER_API.subscriptions}`, (route) => {
    sent.push([1, route.request().postDataJSON()]);
    return first(route);
  });
  await page.route(`**${NEWSLETTER_API.brevo}`, (route) => {
    sent.push([2, route.request().postDataJSON()]);
    return second(route);
  });
  return sent;
}

/** Of whoever has signed up. */
export const subscribedCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'tdt_newsletter');
