import type { Redirect } from '@tdt/contracts';
import { REDIRECT_MESSAGES } from '@tdt/contracts/plain';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const LIST = '/api/admin/redirects';
const MANUAL: Redirect = {
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a31',
  from: ['/caf%C3%A9'],
  to: '/about',
  origin: 'manual',
  by: 'chef@exemple.fr',
  at: '2026-11-21T10:00:00.000Z',
};
const MADE: Redirect = {
  ...{ id: 'c', from: ['/pays/ceylan', '/pays/taprobane'], to: '/pays/sri-lanka', origin: 'country' },
  ...{ by: null, at: null },
} as Redirect;
const list = (...items: Redirect[]) => ({ items, total: items.length, page: 1, page_size: 24 });
const open = (api: ApiTable = {}) =>
  renderAdminRemote(routes, { path: '/admin/redirects', api: { [LIST]: list(MANUAL, MADE), ...api } });
const row = (name: RegExp) => screen.findByRole('row', { name });

test('shows where former addresses lead and who made it so; what the site has made cannot be changed', async () => {
  open();
  const manual = await row(/\/café/);
  expect(manual).toHaveTextContent('À la main, par chef@exemple.fr, le 21 nov. 2026');
  expect(within(manual).getByRole('link', { name: '/about' })).toHaveAttribute('href', '/about');
  const made = await row(/ceylan/);
  expect(made).toHaveTextContent('/pays/taprobane');
  expect(made).toHaveTextContent('(fait par le site)');
  expect(within(made).queryByRole('button')).toBeNull();
});

test('adds one, with what the server refuses at its field', async () => {
  let answer: unknown = problem('VALIDATION_FAILED', { errors: [{ path: 'to', message: REDIRECT_MESSAGES.noTarget }] });
  const { user, requests, toasts } = open({ [`POST ${LIST}`]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Ajouter une redirection' }));
  await user.type(screen.getByLabelText('Ancienne adresse'), '/vieux');
  await user.type(screen.getByLabelText('Mène à'), '/rien{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(REDIRECT_MESSAGES.noTarget);
  expect(screen.getByLabelText('Mène à')).toHaveAccessibleDescription(REDIRECT_MESSAGES.noTarget);
  answer = MANUAL;
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Redirection enregistrée' }]);
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ from: '/vieux', to: '/rien' });
});

test('deletes one once that is confirmed', async () => {
  const { user, toasts } = open({ [`DELETE ${LIST}/${MANUAL.id}`]: new Response(null, { status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Supprimer /café' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Redirection supprimée' }]));
});
