import { json, problem, screen, waitFor } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import {
  confirmation,
  cookies,
  events,
  field,
  fillIn,
  keepBrowserClean,
  offline,
  STEP_1,
  STEP_2,
  SUCCESS,
  showForm,
  stored,
  submit,
} from '../../testing/sign-up.tsx';

const UNEXPECTED = 'Une erreur inattendue est survenue. Veuillez réessayer.';

keepBrowserClean();

test('shows the address of the site, with a link, where it is opened under another name', async () => {
  const detail = "Ce site ne reçoit de formulaires qu'à son adresse, https://table.example.";
  await showForm({ [STEP_1]: problem('ORIGIN_REFUSED', { detail }) });
  fillIn();
  submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(detail));
  const link = screen.getByRole('link', { name: 'Ouvrir le site à son adresse' });
  expect(screen.getByRole('alert')).toContainElement(link);
  expect(link.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\//);
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
  [
    'an address that complained or bounced',
    problem('ADDRESS_REFUSED'),
    'Cette adresse a refusé nos messages ou ne les reçoit plus : écrivez-nous pour la réinscrire.',
  ],
  ['no network', offline, UNEXPECTED],
  ['a response without JSON', new Response('<h1>Bad gateway</h1>', { status: 502 }), UNEXPECTED],
])('%s: says so, keeps the form, stops there, and a second try works', async (_what, refusal, message) => {
  let isFirst = true;
  const first = () => (typeof refusal === 'function' ? refusal() : refusal);
  const { requests, toasts } = await showForm({
    [STEP_1]: () => {
      if (!isFirst) return stored;
      isFirst = false;
      return first();
    },
  });
  fillIn();
  submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(toasts).toEqual([{ kind: 'error', title: message, topic: 'save' }]);
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
  await showForm({ [STEP_1]: problem('VALIDATION_FAILED', { errors }) });
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
  ['gets no response', offline, [{ event: 'newsletter_brevo_error', error: 'Failed to fetch' }]],
  ['is queued', json({ status: 'queued' }, 202), []],
])('a second step that %s is a success to the visitor', async (_what, response, expected) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { requests, toasts } = await showForm({ [STEP_2]: response });
  fillIn();
  submit();
  await confirmation();
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(window.dataLayer?.slice(2)).toEqual(expected));
  expect(logged).toHaveBeenCalledTimes(expected.length);
  expect(toasts).toEqual([{ kind: 'success', title: SUCCESS, topic: 'save' }]);
  expect(cookies).toHaveLength(1);
});

test('a failure leaves its toast as soon as a field says what is wrong', async () => {
  const { toasts } = await showForm({ [STEP_1]: offline });
  fillIn();
  submit();
  await waitFor(() => expect(toasts).toHaveLength(1));
  fillIn({ 'Adresse email': 'ada' });
  submit();
  await waitFor(() => expect(field('Adresse email')).toHaveFocus());
  expect(toasts).toEqual([]);
});
