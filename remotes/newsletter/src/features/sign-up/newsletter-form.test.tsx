import { NEWSLETTER_API } from '@tdt/contracts/plain';
import {
  type ApiTable,
  act,
  fireEvent,
  json,
  problem,
  render,
  renderRemote,
  screen,
  waitFor,
} from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Confirmation } from './confirmation.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const STEP_1 = `POST ${NEWSLETTER_API.subscriptions}`;
const STEP_2 = `POST ${NEWSLETTER_API.brevo}`;
const stored = json({ id: '1', status: 'active' }, 201);
const synced = { status: 'synced' };
const unanswered = () => {
  throw new TypeError('Failed to fetch');
};

const SUCCESS = 'Inscription réussie! Merci de vous être inscrit(e) à notre newsletter.';
const UNEXPECTED = 'Une erreur inattendue est survenue. Veuillez réessayer.';

let cookies: string[];
beforeEach(() => {
  cookies = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

type Props = Partial<Parameters<typeof NewsletterForm>[0]>;

/** Renders the form in front of an API that stores and syncs unless told otherwise. */
async function show(api: ApiTable = {}, props: Props = {}) {
  const element = <NewsletterForm variant="default" {...props} />;
  const rendered = renderRemote([{ path: '*', element }], { api: { [STEP_1]: stored, [STEP_2]: synced, ...api } });
  await screen.findByRole('checkbox');
  return rendered;
}

const ADA = { Prénom: 'Ada', Nom: 'Lovelace', 'Adresse email': 'ada@example.org' };
const BIRTHDATE = 'Date de naissance (facultatif)';

/** Fills in every field: what one test leaves in the form is there in the next. */
function fillIn(values: Record<string, string> = {}, isConsenting = true) {
  for (const [label, value] of Object.entries({ ...ADA, [BIRTHDATE]: '', ...values })) {
    fireEvent.change(field(label), { target: { value } });
  }
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  if (consent.checked !== isConsenting) fireEvent.click(consent);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (name = "S'inscrire") => fireEvent.click(screen.getByRole('button', { name }));
const confirmation = () => screen.findByRole('heading', { name: 'Inscription réussie !' });
const events = () => window.dataLayer?.map(({ event }) => event) ?? [];

test('requires names and address, and focuses the first of them', async () => {
  const { requests } = await show();
  fillIn({ Prénom: ' ', Nom: '', 'Adresse email': '' });
  submit();
  for (const [label, error] of [
    ['Prénom', 'Prénom requis'],
    ['Nom', 'Nom requis'],
    ['Adresse email', 'Email requis'],
  ] as const) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(error);
  }
  expect(field('Prénom')).toHaveFocus();
  fillIn({ 'Adresse email': 'ada@' });
  expect(field('Prénom')).toBeValid();
  submit();
  expect(field('Adresse email')).toHaveAccessibleDescription('Email invalide');
  expect(field('Adresse email')).toHaveFocus();
  expect(requests).toEqual([]);
  expect(events()).toEqual([]);
});

test('says what is wrong with a date of birth as it is written', async () => {
  await show();
  fillIn({ [BIRTHDATE]: 'hier' });
  submit();
  expect(field(BIRTHDATE)).toHaveFocus();
  for (const [written, error] of [
    ['31 décembre 1899', 'La date de naissance est antérieure à 1900'],
    ['1/1/2999', 'La date de naissance est dans le futur'],
    ['30/02/2001', 'Date de naissance invalide'],
    ['hier', 'Date de naissance invalide'],
  ] as const) {
    fillIn({ [BIRTHDATE]: written });
    expect(field(BIRTHDATE)).toHaveAccessibleDescription(`Par exemple 05/03/1980 ou 5 mars 1980 ${error}`);
  }
  fillIn({ [BIRTHDATE]: '01/01/1900' });
  expect(field(BIRTHDATE)).toBeValid();
});

test.each([
  ['default', "S'inscrire", 'website_default'],
  ['exit-intent', "Je m'abonne", 'website_exit_intent'],
] as const)('the variant %s stores, then syncs, and says so', async (variant, button, source) => {
  const onSuccess = vi.fn();
  const { requests, toasts } = await show({}, { variant, onSuccess });
  fillIn({ [BIRTHDATE]: '10/12/1985' });
  submit(button);
  expect(await confirmation()).toHaveFocus();
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('active');
  await waitFor(() => expect(events()).toHaveLength(3));
  const person = { email: 'ada@example.org', birthdate: '1985-12-10', source };
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    [
      NEWSLETTER_API.subscriptions,
      { ...person, first_name: 'Ada', last_name: 'Lovelace', opted_in: true, website: '' },
    ],
    [NEWSLETTER_API.brevo, { ...person, firstName: 'Ada', lastName: 'Lovelace', optedIn: true }],
  ]);
  expect(toasts).toEqual([{ kind: 'success', title: SUCCESS, topic: 'newsletter' }]);
  expect(cookies).toEqual(['tdt_newsletter=1; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(window.dataLayer).toEqual([
    { event: 'newsletter_submit', variant, hasBirthdate: true, hasConsent: true, source },
    { event: 'newsletter_success_db' },
    { event: 'newsletter_success_brevo' },
  ]);
});

test('leaves the date of birth out, and stores a consent that was taken back', async () => {
  const { requests } = await show();
  fillIn({}, false);
  submit();
  await confirmation();
  await waitFor(() => expect(requests).toHaveLength(2));
  const [first, second] = requests.map(({ body }) => body);
  expect(first).toMatchObject({ birthdate: null, opted_in: false });
  expect(second).toMatchObject({ optedIn: false });
  expect(second).not.toHaveProperty('birthdate');
  expect(window.dataLayer?.[0]).toMatchObject({ hasBirthdate: false, hasConsent: false });
});

test('keeps the cookie to encrypted connections where the site is on one', async () => {
  await show();
  fillIn();
  vi.stubGlobal('location', { protocol: 'https:' });
  submit();
  await waitFor(() => expect(cookies).toEqual([expect.stringMatching(/; Secure$/)]));
});

test('says while it is sent that it is, and a second press sends nothing', async () => {
  let answer = (_response: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { requests } = await show({ [STEP_1]: () => held });
  fillIn();
  submit();
  const busy = screen.getByRole('button', { name: 'Inscription en cours...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(busy);
  await waitFor(() => expect(requests).toHaveLength(1));
  answer(stored);
  await confirmation();
  expect(requests.filter(({ path }) => path === NEWSLETTER_API.subscriptions)).toHaveLength(1);
});

test.each([
  [
    'an address that is there already',
    problem('DUPLICATE_EMAIL'),
    'Cette adresse email est déjà inscrite à notre newsletter.',
  ],
  [
    'any other refusal',
    problem('NOT_READY', { detail: 'Revenez plus tard.' }),
    'Une erreur est survenue: Revenez plus tard.',
  ],
  ['no network', unanswered, UNEXPECTED],
  ['an answer that is none', new Response('<h1>Bad gateway</h1>', { status: 502 }), UNEXPECTED],
])('%s: says so, keeps the form, stops there, and a second try works', async (_what, refusal, message) => {
  let isFirst = true;
  const first = () => (typeof refusal === 'function' ? refusal() : refusal);
  const { requests, toasts } = await show({
    [STEP_1]: () => {
      if (!isFirst) return stored;
      isFirst = false;
      return first();
    },
  });
  fillIn();
  submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(toasts).toEqual([{ kind: 'error', title: message, topic: 'newsletter' }]);
  expect(field('Adresse email')).toHaveValue('ada@example.org');
  expect(requests).toHaveLength(1);
  expect(events()).toEqual(['newsletter_submit']);
  expect(cookies).toEqual([]);
  submit();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await confirmation();
});

test('says at its field what the server alone refuses, until that is changed', async () => {
  const errors = [{ path: 'email', message: 'Email invalide' }];
  await show({ [STEP_1]: problem('VALIDATION_FAILED', { errors }) });
  fillIn();
  submit();
  await waitFor(() => expect(field('Adresse email')).toHaveFocus());
  expect(field('Adresse email')).toHaveAccessibleDescription('Email invalide');
  expect(screen.getByRole('alert')).toHaveTextContent('Une erreur est survenue: Email invalide');
  fillIn({ 'Adresse email': 'ada@example.com' });
  expect(field('Adresse email')).toBeValid();
});

test.each([
  ['is refused', problem('INTERNAL'), [{ event: 'newsletter_brevo_error', error: 'HTTP 500' }]],
  ['is not answered', unanswered, [{ event: 'newsletter_brevo_error', error: 'Failed to fetch' }]],
  ['is queued', json({ status: 'queued' }, 202), []],
])('a second step that %s is a success to the visitor', async (_what, answer, expected) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { requests, toasts } = await show({ [STEP_2]: answer });
  fillIn();
  submit();
  await confirmation();
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(window.dataLayer?.slice(2)).toEqual(expected));
  expect(logged).toHaveBeenCalledTimes(expected.length);
  expect(toasts).toEqual([{ kind: 'success', title: SUCCESS, topic: 'newsletter' }]);
  expect(cookies).toHaveLength(1);
});

test('announces a mail that asks for a confirmation', async () => {
  await show({ [STEP_1]: json({ id: '1', status: 'confirmation' }, 201) });
  fillIn();
  submit();
  expect(await confirmation()).toHaveAccessibleDescription(/Un email vient de partir.*lien/);
});

test('has the text that it is given on its button', async () => {
  await show({}, { buttonText: 'Recevoir les recettes' });
  expect(screen.getByRole('button', { name: 'Recevoir les recettes' })).toBeVisible();
});

test('sends what only a program fills in, which no visitor meets', async () => {
  const { requests, container } = await show();
  fillIn();
  const trap = container.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  fireEvent.change(trap as HTMLInputElement, { target: { value: 'https://spam.example' } });
  submit();
  await confirmation();
  expect(requests[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test('shows the confirmation for 5 seconds', () => {
  vi.useFakeTimers();
  const onDone = vi.fn();
  render(<Confirmation status="active" onDone={onDone} />);
  act(() => vi.advanceTimersByTime(4999));
  expect(onDone).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
