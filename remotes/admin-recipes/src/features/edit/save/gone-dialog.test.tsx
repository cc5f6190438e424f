import type { AdminRecipe, RecipeInput } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, type ApiTable, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedPicture, storedRecipe } from '../../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const NEW = '3f0e6c1a-8d52-4b7e-9a41-5c2f7d90b6e2';
const PATH = `/api/admin/recipes/${id}`;
const DETAIL = 'Mise à la corbeille par chef@exemple.fr.';
const DELETED = { at: '2026-11-28T10:00:00.000Z', by: 'chef@exemple.fr' };
const images = [storedPicture('/media/a.webp', 'cover'), storedPicture('/media/b.webp')];
const inTrash = problem('RECIPE_GONE', { detail: DETAIL });
const removed = problem('RECIPE_NOT_FOUND');

/** An editor who has typed a title, and saves after another one has deleted the recipe, and perhaps saved it before. */
async function saveAfterDeletion(theirs: Partial<AdminRecipe> = {}, api: ApiTable = {}) {
  let stored: AdminRecipe = { ...storedRecipe, images };
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      [PATH]: () => stored,
      [`PUT ${PATH}`]: ({ body }: ApiRequest) => {
        if (stored.deleted) return inTrash;
        const input = body as RecipeInput & { revision: number };
        return input.revision === stored.revision ? { ...stored, ...input, revision: 9 } : problem('REVISION_CONFLICT');
      },
      [`POST ${PATH}/restoration`]: () => {
        const { deleted: _, ...restored } = stored;
        stored = { ...restored, revision: restored.revision + 1 };
        return stored;
      },
      'POST /api/admin/recipes': ({ body }: ApiRequest) => ({ ...storedRecipe, ...(body as object), id: NEW }),
      [`PUT /api/admin/seo/recipe/${NEW}`]: ({ body }: ApiRequest) => ({ ...(body as object), revision: 1 }),
      [`/api/admin/recipes/${NEW}`]: () => new Promise<never>(() => {}),
      [`/api/admin/seo/recipe/${NEW}`]: () => new Promise<never>(() => {}),
      [`/api/admin/recipes/${NEW}/draft`]: () => new Promise<never>(() => {}),
      ...api,
    },
  });
  typeAtOnce(await screen.findByLabelText('Titre'), 'Tarte renversée');
  stored = { ...stored, ...theirs, revision: stored.revision + 1, deleted: DELETED };
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  await press('Enregistrer la recette');
  const written = (method: string, path: string) =>
    rendered.requests.findLast((request) => request.method === method && request.path === path)?.body;
  return { ...rendered, press, written };
}

const question = (name: string) => screen.findByRole('alertdialog', { name });
const buttons = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a save of a recipe in the trash says who moved it there, restores it, and saves what is typed, in two clicks', async () => {
  const { press, written, toasts } = await saveAfterDeletion({ difficulty: 'moyen' });
  const dialog = await question('Cette recette est dans la corbeille');
  expect(dialog).toHaveTextContent(DETAIL);
  expect(toasts).toEqual([]);
  expect(buttons(dialog)).toEqual([
    'Continuer la saisie',
    'Enregistrer comme nouvelle recette',
    'Restaurer et enregistrer',
  ]);
  await press('Restaurer et enregistrer');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', description: 'Recette mise à jour avec succès' }]),
  );
  expect(written('PUT', PATH)).toMatchObject({ title: 'Tarte renversée', difficulty: 'moyen', revision: 5 });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what both have changed before it was deleted is a conflict, once it is restored', async () => {
  const { press } = await saveAfterDeletion({ title: 'Tatin' });
  await question('Cette recette est dans la corbeille');
  await press('Restaurer et enregistrer');
  expect(await screen.findByRole('dialog', { name: "Modifié par quelqu'un d'autre" })).toBeVisible();
});

test.each([
  ['in the trash', 'Cette recette est dans la corbeille', {}],
  ['removed for good', 'Cette recette n’existe plus', { [`PUT ${PATH}`]: removed }],
])(
  'what is typed is saved as a new recipe with pictures and metadata, in two clicks, of one that is %s',
  async (_, title, api) => {
    const { press, written, toasts } = await saveAfterDeletion({}, api);
    await question(title);
    await press('Enregistrer comme nouvelle recette');
    await waitFor(() => expect(location.pathname).toBe(`/admin/recipes/${NEW}`));
    expect(written('POST', '/api/admin/recipes')).toMatchObject({ title: 'Tarte renversée', images });
    expect(written('PUT', `/api/admin/seo/recipe/${NEW}`)).toMatchObject({ title: 'Tarte Tatin', revision: 0 });
    expect(toasts).toMatchObject([{ kind: 'success', description: 'Recette créée avec succès' }]);
  },
);

test('one that was removed for good meanwhile cannot be restored, and its text is still there', async () => {
  const { press } = await saveAfterDeletion({}, { [`POST ${PATH}/restoration`]: removed });
  await question('Cette recette est dans la corbeille');
  await press('Restaurer et enregistrer');
  const dialog = await question('Cette recette n’existe plus');
  expect(buttons(dialog)).toEqual(['Continuer la saisie', 'Enregistrer comme nouvelle recette']);
  await press('Continuer la saisie');
  expect(screen.getByLabelText('Titre')).toHaveValue('Tarte renversée');
});

test('says when it cannot be restored', async () => {
  const { press, toasts } = await saveAfterDeletion({}, { [`POST ${PATH}/restoration`]: problem('INTERNAL') });
  await question('Cette recette est dans la corbeille');
  await press('Restaurer et enregistrer');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Erreur' }]));
  expect(await question('Cette recette est dans la corbeille')).toBeVisible();
});

test('a recipe that is opened from the trash says so', async () => {
  renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      [PATH]: { ...storedRecipe, deleted: DELETED },
    },
  });
  expect(await screen.findByText(/^Dans la corbeille/)).toBeVisible();
  expect(screen.queryByText('Voir sur le site')).toBeNull();
});
