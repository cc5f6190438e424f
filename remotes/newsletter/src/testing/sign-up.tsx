import type { Site } from '@tdt/contracts';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { type ApiTable, fireEvent, json, renderRemote, screen } from '@tdt/testing/components';
import { afterEach, beforeEach, vi } from 'vitest';
import { NewsletterForm } from '../features/sign-up/newsletter-form.tsx';

/** The keys of both steps in a table of responses. */
export const STEP_1 = `POST ${NEWSLETTER_API.subscriptions}`;
export const STEP_2 = `POST ${NEWSLETTER_API.brevo}`;
export const stored = json({ id: '1', status: 'active' }, 201);
/** No network. */
export const offline = () => {
  throw new TypeError('Failed to fetch');
};

export const SUCCESS = 'Inscription réussie! Merci de vous être inscrit(e) à notre newsletter.';
export const BIRTHDATE = 'Date de naissance (facultatif)';
const ADA = { Prénom: 'Ada', Nom: 'Lovelace', 'Adresse email': 'ada@example.org' };

/** The cookies that were set in this test, as text. */
export const cookies: string[] = [];

/** Notes cookies, and leaves nothing in the data layer for the next test of the file. */
export function keepBrowserClean() {
  beforeEach(() => {
    cookies.length = 0;
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    delete window.dataLayer;
  });
}

type Props = Partial<Parameters<typeof NewsletterForm>[0]>;

/** Renders the form in front of an API that stores and syncs, unless `api` says otherwise. */
export async function showForm(api: ApiTable = {}, props: Props = {}, site: Partial<Site> = {}) {
  const element = <NewsletterForm variant="default" {...props} />;
  const responses = { [STEP_1]: stored, [STEP_2]: { status: 'synced' }, ...api };
  const rendered = renderRemote([{ path: '*', element }], { api: responses, site });
  await screen.findByRole('checkbox');
  return rendered;
}

/** Fills in every field: what one test leaves in the form is there in the next. */
export function fillIn(values: Record<string, string> = {}, isConsenting = true) {
  for (const [label, value] of Object.entries({ ...ADA, [BIRTHDATE]: '', ...values })) {
    fireEvent.change(field(label), { target: { value } });
  }
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  if (consent.checked !== isConsenting) fireEvent.click(consent);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const submit = (name = "S'inscrire") => fireEvent.click(screen.getByRole('button', { name }));
export const confirmation = () => screen.findByRole('heading', { name: 'Inscription réussie !' });
export const events = () => window.dataLayer?.map(({ event }) => event) ?? [];
