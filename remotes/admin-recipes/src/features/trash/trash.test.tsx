import type { AdminRecipeRow } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, act, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { recipeRow } from '../../testing/stored-recipe.ts';

const DAY_MS = 86_400_000;
const AXOA: AdminRecipeRow = { ...recipeRow, title: 'Axoa' };
const TRASHED: AdminRecipeRow = {
  ...AXOA,
  visibility: 'deleted',
  changes_at: new Date(Date.now() + 29.5 * DAY_MS).toISOString(),
};
const PATH = `/api/admin/recipes/${AXOA.id}`;
const list = (items: AdminRecipeRow[]) => ({ items, total: items.length, page: 1, page_size: 24 });

/** Opens the list, or the trash by its address. */
function open({ inTrash = false, ...api }: { inTrash?: boolean } & ApiTable = {}) {
  let isTrashed = inTrash;
  const moves = (to: boolean) => () => {
    isTrashed = to;
    return to ? new Response(null, { status: 204 }) : { id: AXOA.id };
  };
  return renderAdminRemote(routes, {
    path: inTrash ? '/admin/recipes?visibility=deleted' : '/admin/recipes',
    api: {
      '/api/admin/recipes': () => list(isTrashed ? [] : [AXOA]),
      '/api/admin/recipes?visibility=deleted&sort=-created_at&page=1': () => list(isTrashed ? [TRASHED] : []),
      '/api/admin/country-names': { items: [] },
      [`DELETE ${PATH}`]: moves(true),
      [`POST ${PATH}/restoration`]: moves(false),
      [`DELETE ${PATH}/permanently`]: moves(false),
      ...api,
    } as ApiTable,
  });
}

const button = (name: string) => screen.findByRole('button', { name });

test('says that a deletion can be taken back within 30 days, and takes it back by one press', async () => {
  const { user, toasts } = open();
  await user.click(await button('Delete Axoa'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You can restore it within 30 days.');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No recipes found')).toBeVisible();
  expect(toasts).toMatchObject([{ description: 'Recipe deleted successfully', action: { label: 'Undo' } }]);
  act(() => toasts[0]?.action?.onPress());
  expect(await screen.findByRole('row', { name: /Axoa/ })).toBeVisible();
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', description: 'Recipe restored successfully' });
});

test('shows the trash by the filter of states, with the days that remain, and restores in three clicks', async () => {
  const { user, toasts } = open({ inTrash: true });
  const [, , , state] = within(await screen.findByRole('row', { name: /Axoa/ })).getAllByRole('cell');
  expect(state?.textContent).toBe('In the trash30 days left');
  expect(screen.getByLabelText('State')).toHaveDisplayValue('In the trash');
  expect(screen.queryByRole('link', { name: /View|Edit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Title' })).toBeNull();
  // Two clicks are those in the filter.
  await user.click(await button('Restore Axoa'));
  expect(await screen.findByText('No recipes found')).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'success', description: 'Recipe restored successfully' }]);
});

test('removes a recipe for good once that is confirmed', async () => {
  const { user, toasts } = open({ inTrash: true });
  await user.click(await button('Delete Axoa permanently'));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete permanently?' }));
  expect(question.getByText(/This action cannot be undone/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('No recipes found')).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'success', description: 'Recipe permanently deleted' }]);
});

test.each([
  ['Restore Axoa', `POST ${PATH}/restoration`, 'Failed to restore recipe'],
  ['Delete Axoa permanently', `DELETE ${PATH}/permanently`, 'Failed to delete recipe'],
])('says when "%s" failed', async (name, request, description) => {
  const { user, toasts } = open({ inTrash: true, [request]: problem('INTERNAL') });
  await user.click(await button(name));
  const question = screen.queryByRole('alertdialog');
  if (question) await user.click(within(question).getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', description }]));
});
