import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { act, fireEvent, json, render, screen, waitFor } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import {
  BIRTHDATE,
  confirmation,
  cookies,
  events,
  field,
  fillIn,
  keepBrowserClean,
  STEP_1,
  SUCCESS,
  showForm,
  stored,
  submit,
} from '../../testing/sign-up.tsx';
import { Confirmation } from './confirmation.tsx';

keepBrowserClean();

// First: what the next tests type stays in the form.
test.each([true, false])('opens with its consent box as the site is set: %s', async (newsletter_opt_in) => {
  await showForm({}, {}, { features: { newsletter: true, newsletter_opt_in, offline: true } });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(newsletter_opt_in);
});

test('has the field names of the specification', async () => {
  await showForm();
  const names = [...document.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'birthdate', 'optedIn']));
});

test('requires names and address, and focuses the first of them', async () => {
  const { requests } = await showForm();
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
  await showForm();
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
  const { requests, toasts } = await showForm({}, { variant, onSuccess });
  fillIn({ [BIRTHDATE]: '10/12/1985' });
  submit(button);
  await waitFor(async () => expect(await confirmation()).toHaveFocus());
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
  expect(toasts).toEqual([{ kind: 'success', title: SUCCESS, topic: 'save' }]);
  expect(cookies).toEqual(['tdt_newsletter=1; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(window.dataLayer).toEqual([
    { event: 'newsletter_submit', variant, hasBirthdate: true, hasConsent: true, source },
    { event: 'newsletter_success_db' },
    { event: 'newsletter_success_brevo' },
  ]);
});

test('leaves the date of birth out, stores a consent that was taken back, and then promises no mails', async () => {
  const { requests, toasts } = await showForm();
  fillIn({}, false);
  submit();
  expect(await screen.findByRole('heading', { name: "C'est noté" })).toBeVisible();
  expect(screen.getByText(/nous ne vous écrirons pas/)).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'success', title: "C'est noté" }]);
  await waitFor(() => expect(requests).toHaveLength(2));
  const [first, second] = requests.map(({ body }) => body);
  expect(first).toMatchObject({ birthdate: null, opted_in: false });
  expect(second).toMatchObject({ optedIn: false });
  expect(second).not.toHaveProperty('birthdate');
  expect(window.dataLayer?.[0]).toMatchObject({ hasBirthdate: false, hasConsent: false });
});

test('keeps the cookie to encrypted connections where the site is on one', async () => {
  await showForm();
  fillIn();
  vi.stubGlobal('location', { protocol: 'https:' });
  submit();
  await waitFor(() => expect(cookies).toEqual([expect.stringMatching(/; Secure$/)]));
});

test('says while it is sent that it is, and a second press sends nothing', async () => {
  let respond = (_response: Response) => {};
  const held = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { requests } = await showForm({ [STEP_1]: () => held });
  fillIn();
  submit();
  const busy = screen.getByRole('button', { name: 'Inscription en cours...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(busy);
  await waitFor(() => expect(requests).toHaveLength(1));
  respond(stored);
  await confirmation();
  expect(requests.filter(({ path }) => path === NEWSLETTER_API.subscriptions)).toHaveLength(1);
});

test('announces a mail that asks for a confirmation', async () => {
  await showForm({ [STEP_1]: json({ id: '1', status: 'confirmation' }, 201) });
  fillIn();
  submit();
  expect(await confirmation()).toHaveAccessibleDescription(/Un email vient de partir.*lien/);
});

test('has the text that it is given on its button', async () => {
  await showForm({}, { buttonText: 'Recevoir les recettes' });
  expect(screen.getByRole('button', { name: 'Recevoir les recettes' })).toBeVisible();
});

test('sends what only a program fills in, which no visitor meets', async () => {
  const { requests, container } = await showForm();
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
  render(<Confirmation stored="active" onDone={onDone} />);
  act(() => vi.advanceTimersByTime(4999));
  expect(onDone).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
