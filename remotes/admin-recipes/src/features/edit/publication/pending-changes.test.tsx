import type { AdminRecipe, RecipeDraft } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { storedRecipe, storedSeo } from '../../../testing/stored-recipe.ts';

const { id, title } = storedRecipe;

/** Pending changes of another editor: another title, on the recipe of revision 3. */
const theirs: RecipeDraft = {
  base: { recipe: storedRecipe, seo: storedSeo },
  content: { recipe: { ...storedRecipe, title: `${title} au cidre` }, seo: storedSeo },
  by: 'ada@exemple.fr',
  at: '2026-11-27T09:30:00.000Z',
  revision: 4,
};

/** The editor of a recipe, over a server that stores. */
async function open(pending: RecipeDraft | null, recipe: AdminRecipe = storedRecipe) {
  let [stored, draft] = [recipe, pending];
  let isOvertaken = false;
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      '/api/admin/country-names': { items: [] },
      [`/api/admin/recipes/${id}`]: () => stored,
      [`/api/admin/recipes/${id}/draft`]: () => ({ draft }),
      [`/api/admin/seo/recipe/${id}`]: storedSeo,
      [`PUT /api/admin/recipes/${id}/draft`]({ body }: ApiRequest) {
        if (isOvertaken) return problem('DRAFT_CONFLICT', { detail: 'ada@exemple.fr a changé entre-temps.' });
        const { seo, draft_revision, ...fields } = body as RecipeDraft['content']['recipe'] & {
          seo: RecipeDraft['content']['seo'];
          draft_revision: number;
        };
        draft = {
          ...theirs,
          content: { recipe: { ...storedRecipe, ...fields }, seo },
          by: 'moi@exemple.fr',
          revision: draft_revision + 1,
        };
        return draft;
      },
      [`PUT /api/admin/recipes/${id}`]({ body }: ApiRequest) {
        const { revision, draft_revision, ...fields } = body as AdminRecipe & { draft_revision?: number };
        if (revision !== stored.revision) return problem('REVISION_CONFLICT');
        stored = { ...stored, ...fields, revision: revision + 1 };
        if (draft_revision === draft?.revision) draft = null;
        return stored;
      },
      [`DELETE /api/admin/recipes/${id}/draft`]() {
        draft = null;
        return null;
      },
    },
  });
  await screen.findByLabelText('Titre');
  const { user, requests, toasts } = rendered;
  return {
    ...rendered,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    written: () => requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body })),
    says: (description: string) => waitFor(() => expect(toasts.at(-1)).toMatchObject({ description })),
    overtake: () => {
      isOvertaken = true;
    },
  };
}

const WAITING = 'Modifications en attente de ada@exemple.fr du 27 novembre 2026 à 10 h 30.';

test('stores changes beside a public recipe with a title only, and goes on from them', async () => {
  const { press, says, written } = await open(null);
  expect(screen.queryByText(/Modifications en attente/)).toBeNull();
  typeAtOnce(screen.getByLabelText('Titre'), 'Tarte');
  typeAtOnce(screen.getByLabelText('Description'), '');
  await press('Enregistrer le brouillon');
  await says('Modifications enregistrées, que les visiteurs ne voient pas encore');
  expect(written()).toMatchObject([
    { method: 'PUT', body: { title: 'Tarte', description: '', revision: 3, draft_revision: 0 } },
  ]);
  expect(await screen.findByText(/en attente de moi@exemple.fr/)).toBeVisible();
  expect(screen.getByText('Les visiteurs voient encore la version enregistrée.', { exact: false })).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue('Tarte');
  await press('Enregistrer la recette');
  await says('La description est obligatoire.');
  typeAtOnce(screen.getByLabelText('Description'), 'Dorée.');
  await press('Enregistrer la recette');
  await says('Recette mise à jour avec succès');
  expect(written().at(-1)).toMatchObject({ body: { title: 'Tarte', revision: 3, draft_revision: 1 } });
  await waitFor(() => expect(screen.queryByText(/Modifications en attente/)).toBeNull());
});

test('offers the changes that wait, and publishes them merged with what was saved since', async () => {
  const { user, press, says, written } = await open(theirs, { ...storedRecipe, servings: 8, revision: 5 });
  expect(await screen.findByText(WAITING)).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue(title);
  await press('Continuer');
  await waitFor(() => expect(screen.getByLabelText('Titre')).toHaveValue(`${title} au cidre`));
  await press('Enregistrer la recette');
  const dialog = within(await screen.findByRole('dialog', { name: "Modifié par quelqu'un d'autre" }));
  expect(await dialog.findByText('Titre')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fusionner et enregistrer' }));
  await says('Recette mise à jour avec succès');
  expect(written().at(-1)).toMatchObject({
    body: { title: `${title} au cidre`, servings: 8, revision: 5, draft_revision: 4 },
  });
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
});

test('gives the changes up once that is confirmed, and shows what is stored', async () => {
  const { user, press, written } = await open(theirs);
  await press('Continuer');
  await waitFor(() => expect(screen.getByLabelText('Titre')).toHaveValue(`${title} au cidre`));
  await press('Abandonner');
  const name = 'Abandonner les modifications en attente ?';
  await user.click(within(screen.getByRole('alertdialog', { name })).getByRole('button', { name: 'Abandonner' }));
  await waitFor(() => expect(screen.getByLabelText('Titre')).toHaveValue(title));
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  expect(written()).toMatchObject([{ method: 'DELETE' }]);
});

test('never takes what is typed for the changes of another editor', async () => {
  const { press, says, overtake } = await open(theirs);
  await screen.findByText(WAITING);
  typeAtOnce(screen.getByLabelText('Titre'), 'Tarte');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer' })).toBeDisabled());
  overtake();
  await press('Enregistrer le brouillon');
  await says('ada@exemple.fr a changé entre-temps.');
  expect(screen.getByLabelText('Titre')).toHaveValue('Tarte');
});
