import type { AdminCountryRow } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, act, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { countryRow } from '../../testing/stored-country.ts';

const DAY_MS = 86_400_000;
const PATH = `/api/admin/countries/${countryRow.id}`;
const PRESENT: AdminCountryRow = { ...countryRow, recipe_count: 0 };
const TRASHED: AdminCountryRow = { ...PRESENT, removed_at: new Date(Date.now() + 0.5 * DAY_MS).toISOString() };
const list = (items: AdminCountryRow[]) => ({ items, total: items.length, page: 1, page_size: 24 });

/** Opens the list, or the trash by its address. */
function open({ inTrash = false, ...api }: { inTrash?: boolean } & ApiTable = {}) {
  let isTrashed = inTrash;
  const moves = (to: boolean) => () => {
    isTrashed = to;
    return to ? new Response(null, { status: 204 }) : { id: countryRow.id };
  };
  return renderAdminRemote(routes, {
    path: inTrash ? '/admin/countries?trash=true' : '/admin/countries',
    api: {
      '/api/admin/countries': () => list(isTrashed ? [] : [PRESENT]),
      '/api/admin/countries?trash=true&sort=name&page=1': () => list(isTrashed ? [TRASHED] : []),
      [`DELETE ${PATH}`]: moves(true),
      [`POST ${PATH}/restoration`]: moves(false),
      [`DELETE ${PATH}/permanently`]: moves(false),
      ...api,
    } as ApiTable,
  });
}

const button = (name: string) => screen.findByRole('button', { name });

test('takes a deletion back by one press', async () => {
  const { user, toasts } = open();
  await user.click(await button('Supprimer Japon'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Aucun pays trouvé')).toBeVisible();
  expect(toasts).toMatchObject([{ title: 'Pays supprimé', action: { label: 'Annuler' } }]);
  act(() => toasts[0]?.action?.onPress());
  expect(await screen.findByRole('row', { name: /Japon/ })).toBeVisible();
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', title: 'Pays restauré' });
});

test('shows the trash with the days that remain, and restores from there', async () => {
  const { user, toasts } = open({ inTrash: true });
  expect(await screen.findByRole('row', { name: /Japon.*1 jour restant/ })).toBeVisible();
  expect(screen.getByLabelText('État')).toHaveDisplayValue('Corbeille');
  expect(screen.queryByRole('link', { name: /^(Voir|Modifier) / })).toBeNull();
  await user.click(await button('Restaurer Japon'));
  expect(await screen.findByText('Aucun pays trouvé')).toBeVisible();
  const note = 'Ses recettes restent là où elles ont été déplacées.';
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Pays restauré', note }]);
});

test('removes a country for good once that is confirmed', async () => {
  const { user, toasts } = open({ inTrash: true });
  await user.click(await button('Supprimer définitivement Japon'));
  const question = within(screen.getByRole('alertdialog', { name: 'Supprimer définitivement ?' }));
  expect(question.getByText(/Cette action est irréversible/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Supprimer définitivement' }));
  expect(await screen.findByText('Aucun pays trouvé')).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Pays supprimé définitivement' }]);
});

test.each([
  ['Restaurer Japon', `POST ${PATH}/restoration`, 'Le pays n’a pas pu être restauré'],
  ['Supprimer définitivement Japon', `DELETE ${PATH}/permanently`, /suppression du pays/],
])('says when "%s" failed', async (name, request, description) => {
  const { user, toasts } = open({ inTrash: true, [request]: problem('INTERNAL') });
  await user.click(await button(name));
  const question = screen.queryByRole('alertdialog');
  if (question) await user.click(within(question).getByRole('button', { name: 'Supprimer définitivement' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'error', description: expect.stringMatching(description) }]),
  );
});
