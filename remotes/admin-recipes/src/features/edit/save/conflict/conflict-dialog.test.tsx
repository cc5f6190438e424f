import type { AdminRecipe } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../../remote.tsx';
import { EDITOR_API, storedRecipe, storedSeo } from '../../../../testing/stored-recipe.ts';

const { id } = storedRecipe;

/** An editor of the stored recipe, while another one saves `theirs`. */
function besides(theirs: Partial<AdminRecipe>) {
  let stored: object = storedRecipe;
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      [`/api/admin/recipes/${id}`]: () => stored,
      [`PUT /api/admin/recipes/${id}`]: ({ body }: ApiRequest) =>
        (body as { revision: number }).revision === 9
          ? { ...stored, ...(body as object), revision: 10 }
          : problem('REVISION_CONFLICT'),
    },
  });
  return {
    ...rendered,
    theySave() {
      stored = { ...storedRecipe, ...theirs, revision: 9 };
    },
    dialog: async () => within(await screen.findByRole('dialog', { name: "Modifié par quelqu'un d'autre" })),
    lastWrite: () => rendered.requests.findLast(({ method }) => method === 'PUT')?.body,
  };
}

/** An editor who typed a title and servings, and saves after another editor has. */
async function conflict() {
  const { theySave, ...rendered } = besides({ title: 'Tatin', difficulty: 'moyen' });
  typeAtOnce(await screen.findByLabelText('Titre'), 'Tarte');
  typeAtOnce(screen.getByLabelText('Nombre de portions'), '8');
  theySave();
  await rendered.user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  const dialog = await rendered.dialog();
  const written = () => rendered.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...rendered, dialog, written, merge: dialog.getByRole('button', { name: 'Fusionner et enregistrer' }) };
}

test('shows both versions of what both changed, and merges only once the editor has chosen', async () => {
  const { user, dialog, written, merge, toasts } = await conflict();
  const title = within(await dialog.findByRole('group', { name: 'Titre' }));
  expect(title.getByText('Tarte')).toBeVisible();
  expect(title.getByText('Tatin')).toBeVisible();
  expect(dialog.getByText('Nombre de portions')).toBeVisible();
  expect(dialog.getByText('Difficulté')).toBeVisible();
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  expect(merge).toBeDisabled();
  await user.click(title.getByRole('radio', { name: /La mienne/ }));
  await user.click(merge);
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success' }));
  expect(written().at(-1)).toMatchObject({ title: 'Tarte', servings: 8, difficulty: 'moyen', revision: 9 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('takes their version of a part by choice', async () => {
  const { user, dialog, written, merge } = await conflict();
  const title = within(await dialog.findByRole('group', { name: 'Titre' }));
  await user.click(title.getByRole('radio', { name: /La leur/ }));
  await user.click(merge);
  await waitFor(() => expect(written().at(-1)).toMatchObject({ title: 'Tatin', servings: 8, revision: 9 }));
});

test('changes nothing when the editor continues typing', async () => {
  const { user, dialog, written } = await conflict();
  await user.click(dialog.getByRole('button', { name: 'Continuer la saisie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Titre')).toHaveValue('Tarte');
  expect(written()).toHaveLength(1);
});

test('shows both publications when one editor withdraws what the other schedules', async () => {
  const { user, toasts, theySave, dialog, lastWrite } = besides({
    publication: { state: 'published', from: '2999-12-07T07:00:00.000Z', until: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Retirer' }));
  theySave();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
  const choice = within(await (await dialog()).findByRole('group', { name: 'Publication' }));
  expect(choice.getByText('Programmée pour le 7 décembre 2999 à 8 h 00')).toBeVisible();
  await user.click(choice.getByRole('radio', { name: /La mienne Retirée/ }));
  await user.click((await dialog()).getByRole('button', { name: 'Fusionner et enregistrer' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: 'Recette retirée' }));
  expect(lastWrite()).toMatchObject({ publication: { state: 'withdrawn' }, revision: 9 });
});

test('merges the publication of the other editor with a text, and says that the text is saved', async () => {
  const publication = { state: 'withdrawn', from: null, until: null } as const;
  const { user, toasts, theySave, dialog, lastWrite } = besides({ publication });
  typeAtOnce(await screen.findByLabelText('Titre'), 'Tarte');
  theySave();
  await user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  expect(await (await dialog()).findByText('Publication')).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Fusionner et enregistrer' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: 'Recette mise à jour avec succès' }));
  expect(lastWrite()).toMatchObject({ title: 'Tarte', publication, revision: 9 });
});

test('merges a conflict of the metadata alone, once the recipe itself is saved', async () => {
  let stored = { recipe: storedRecipe, seo: storedSeo };
  const write = ({ body }: ApiRequest) => {
    const { revision, ...input } = body as { revision: number };
    stored = { ...stored, recipe: { ...storedRecipe, ...input, revision: revision + 1 } };
    return stored.recipe;
  };
  const { user, requests, toasts } = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}`,
    api: {
      ...EDITOR_API,
      [`/api/admin/recipes/${id}`]: () => stored.recipe,
      [`/api/admin/seo/recipe/${id}`]: () => stored.seo,
      [`PUT /api/admin/recipes/${id}`]: write,
      [`PUT /api/admin/seo/recipe/${id}`]: ({ body }: ApiRequest) =>
        (body as { revision: number }).revision === 9
          ? { ...(body as object), revision: 10 }
          : problem('REVISION_CONFLICT'),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Textes' }));
  typeAtOnce(await screen.findByLabelText('Titre SEO'), 'Ma tarte');
  typeAtOnce(screen.getByLabelText('Mots-clés'), 'pommes');
  stored = { ...stored, seo: { ...storedSeo, title: 'Leur tarte', description: 'Leur texte', revision: 9 } };
  await user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Modifié par quelqu'un d'autre" }));
  expect(toasts).toContainEqual(expect.objectContaining({ title: 'Attention' }));
  const title = within(await dialog.findByRole('group', { name: 'Référencement : titre' }));
  expect(title.getByText('Leur tarte')).toBeVisible();
  expect(dialog.getAllByRole('group')).toHaveLength(1);
  await user.click(title.getByRole('radio', { name: /La mienne/ }));
  await user.click(dialog.getByRole('button', { name: 'Fusionner et enregistrer' }));
  const merged = { title: 'Ma tarte', description: 'Leur texte', keywords: 'pommes', revision: 9 };
  const bodies = (part: string) =>
    requests.filter(({ method, path }) => method === 'PUT' && path.includes(part)).map(({ body }) => body);
  await waitFor(() => expect(bodies('/seo/').at(-1)).toMatchObject(merged));
  expect(bodies('/admin/recipes/')).toMatchObject([{ revision: 3 }, { revision: 4 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
