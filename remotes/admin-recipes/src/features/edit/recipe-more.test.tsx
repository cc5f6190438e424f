import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, act, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../testing/stored-recipe.ts';

const PATH = `/api/admin/recipes/${storedRecipe.id}`;
const LIST = '/api/admin/recipes?pays=japon&sort=-created_at&page=3';
const COPY = { ...storedRecipe, id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a13', title: 'Tarte (copie)' };

/** Opens the editor after the list was left at its third page. */
async function open(api: ApiTable = {}) {
  sessionStorage.setItem('tdt.admin.list', '{"path":"/admin/recipes","search":"?pays=japon&page=3","top":0}');
  const none = { items: [], total: 60, page: 3, page_size: 24 };
  const opened = renderAdminRemote(routes, {
    path: `/admin/recipes/${storedRecipe.id}`,
    api: { ...EDITOR_API, [LIST]: none, [`DELETE ${PATH}`]: new Response(null, { status: 204 }), ...api },
  });
  await screen.findByLabelText('Titre');
  const choose = async (action: string) => {
    await opened.user.click(screen.getByRole('button', { name: 'Plus' }));
    await opened.user.click(screen.getByRole('button', { name: action }));
  };
  const confirm = () => opened.user.click(within(question()).getByRole('button', { name: 'Supprimer' }));
  return { ...opened, choose, confirm };
}

const question = () => screen.getByRole('alertdialog', { name: 'Supprimer cette recette ?' });

test('moves the recipe to the trash after a question, shows the list as it was left, and takes it back', async () => {
  const { choose, confirm, toasts, requests } = await open({ [`POST ${PATH}/restoration`]: { id: storedRecipe.id } });
  await choose('Supprimer');
  expect(question()).toHaveTextContent('Elle va à la corbeille, d’où vous pourrez la restaurer pendant 30 jours.');
  expect(question()).not.toHaveTextContent('perdues');
  await confirm();
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin/recipes?pays=japon&page=3'));
  expect(toasts).toMatchObject([{ kind: 'success', action: { label: 'Undo' } }]);
  act(() => toasts[0]?.action?.onPress());
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(`${PATH}/restoration`));
});

test('says that what is unsaved will be lost, and then asks no second time', async () => {
  const { choose, confirm } = await open();
  typeAtOnce(screen.getByLabelText('Titre'), 'Tarte fine');
  await choose('Supprimer');
  expect(question()).toHaveTextContent('Les modifications non enregistrées seront perdues.');
  await confirm();
  await waitFor(() => expect(location.pathname).toBe('/admin/recipes'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('keeps the editor and what is typed when that fails', async () => {
  const { choose, confirm, toasts } = await open({ [`DELETE ${PATH}`]: problem('INTERNAL') });
  typeAtOnce(screen.getByLabelText('Titre'), 'Tarte fine');
  await choose('Supprimer');
  await confirm();
  const description = 'La recette n’a pas pu être supprimée';
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Erreur', description }]));
  expect(screen.getByLabelText('Titre')).toHaveValue('Tarte fine');
});

test('duplicates in two presses: the copy is open, and said to be a draft', async () => {
  const { choose, toasts } = await open({
    [`POST ${PATH}/copy`]: { id: COPY.id },
    [`/api/admin/recipes/${COPY.id}`]: COPY,
    [`/api/admin/recipes/${COPY.id}/draft`]: { draft: null },
    [`/api/admin/seo/recipe/${COPY.id}`]: EDITOR_API[`/api/admin/seo/recipe/${storedRecipe.id}`],
  } as ApiTable);
  await choose('Dupliquer');
  await waitFor(() => expect(screen.getByLabelText('Titre')).toHaveValue('Tarte (copie)'));
  expect(location.pathname).toBe(`/admin/recipes/${COPY.id}`);
  expect(toasts).toMatchObject([{ description: 'Recette dupliquée', note: 'La copie est un brouillon.' }]);
});

test('a new recipe has nothing to duplicate or to delete', async () => {
  renderAdminRemote(routes, { path: '/admin/recipes/new', api: EDITOR_API });
  await screen.findByLabelText('Titre');
  expect(screen.queryByRole('button', { name: 'Plus' })).toBeNull();
});
