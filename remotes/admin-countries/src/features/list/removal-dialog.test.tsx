import type { AdminCountryRow } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { countryRow } from '../../testing/stored-country.ts';

const MAROC = { id: '7a1d0c52-3b64-4c1f-9d83-2f5e8b90c6a3', name: 'Maroc', slug: 'maroc' };
const PATH = `/api/admin/countries/${countryRow.id}`;
const list = (items: AdminCountryRow[]) => ({ items, total: items.length, page: 1, page_size: 24 });
const SUCCESS = { kind: 'success', title: 'Pays supprimé' };
const FAILURE = {
  kind: 'error',
  title: 'Erreur',
  description: 'Une erreur est survenue lors de la suppression du pays',
};

/** Opens the list with one country, and the question about its removal. */
async function ask(recipe_count: number, api: (gone: () => Response) => ApiTable = () => ({})) {
  const country = { ...countryRow, recipe_count };
  let items = [country];
  const gone = () => {
    items = [];
    return new Response(null, { status: 204 });
  };
  const rendered = renderAdminRemote(routes, {
    path: '/admin/countries',
    api: {
      '/api/admin/countries': () => list(items),
      '/api/admin/country-names': { items: [{ id: country.id, name: 'Japon', slug: 'japon' }, MAROC] },
      [`DELETE ${PATH}`]: gone,
      ...api(gone),
    },
  });
  const deletions = () => rendered.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Supprimer Japon' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Supprimer ce pays?' }));
  return {
    ...rendered,
    dialog,
    deletions,
    confirm: () => user.click(dialog.getByRole('button', { name: 'Supprimer' })),
  };
}

const isClosed = () => expect(screen.queryByRole('alertdialog')).toBeNull();

test('deletes a country without recipes once that is confirmed', async () => {
  const { user, dialog, deletions, toasts } = await ask(0);
  expect(dialog.getByText(/« Japon » et ses images vont à la corbeille, .* pendant 30 jours\./)).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  isClosed();
  expect(deletions()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Supprimer Japon' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Aucun pays trouvé')).toBeVisible();
  expect(deletions()).toEqual([PATH]);
  expect(toasts).toMatchObject([SUCCESS]);
});

test('says how many recipes there are, and moves them to another country', async () => {
  const { user, dialog, confirm, deletions, toasts } = await ask(3);
  expect(dialog.getByText(/^Ce pays a 3 recettes/)).toBeVisible();
  await confirm();
  const select = dialog.getByLabelText('Nouveau pays des recettes');
  expect(select).toHaveFocus();
  expect(select).toHaveAccessibleDescription('Choisissez le pays qui les reçoit.');
  expect(deletions()).toEqual([]);
  await dialog.findByRole('option', { name: 'Maroc' });
  expect(dialog.queryByRole('option', { name: 'Japon' })).toBeNull();
  await user.selectOptions(select, 'Maroc');
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([SUCCESS]));
  expect(deletions()).toEqual([`${PATH}?move_to=${MAROC.id}`]);
});

test('leaves the recipes without a country if that is chosen', async () => {
  const { user, dialog, confirm, deletions, toasts } = await ask(1);
  expect(dialog.getByText(/^Ce pays a 1 recette /)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Les laisser sans pays' }));
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([SUCCESS]));
  expect(deletions()).toEqual([`${PATH}?move_to=none`]);
});

test('asks about recipes that only the server knows of', async () => {
  const detail = "Ce pays a 2 recettes : choisissez d'abord ce qu'elles deviennent.";
  const { user, dialog, confirm, deletions, toasts } = await ask(0, (gone) => ({
    [`DELETE ${PATH}`]: problem('COUNTRY_HAS_RECIPES', { detail }),
    [`DELETE ${PATH}?move_to=none`]: gone,
  }));
  await confirm();
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(toasts).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Les laisser sans pays' }));
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([SUCCESS]));
  expect(deletions()).toEqual([PATH, `${PATH}?move_to=none`]);
});

test('counts a country that another admin has deleted as deleted', async () => {
  const { confirm, toasts } = await ask(0, () => ({ [`DELETE ${PATH}`]: problem('COUNTRY_NOT_FOUND') }));
  await confirm();
  await waitFor(() => expect(toasts).toMatchObject([SUCCESS]));
});

test('says when a country was not deleted', async () => {
  const { confirm, toasts } = await ask(0, () => ({ [`DELETE ${PATH}`]: problem('INTERNAL') }));
  await confirm();
  await waitFor(() => expect(toasts).toEqual([{ ...FAILURE, note: 'Référence : test' }]));
  isClosed();
});
