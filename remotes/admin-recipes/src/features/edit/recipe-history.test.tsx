import type { AdminRecipe, HistoryEntry } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, type ApiTable, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { EDITOR_API, storedPicture, storedRecipe, storedSeo } from '../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const COUNTRY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const entry = (revision: number, over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  revision,
  at: `2026-11-2${revision}T08:00:00.000Z`,
  by: 'chef@exemple.fr',
  fields: [],
  is_present: false,
  ...over,
});
const listOf = (...items: HistoryEntry[]) => ({ items, total: items.length, page: 1, page_size: 50 });
const PRESENT = { ...storedRecipe, edited_at: '2026-11-23T08:00:00.000Z', edited_by: 'chef@exemple.fr' };

/** The editor of a recipe at revision 3, with these differences of revision 2. */
async function open(former: Partial<AdminRecipe>, { address = '', api = {} as ApiTable, present = {} } = {}) {
  const stored = { ...PRESENT, ...present };
  const rendered = renderAdminRemote(routes, {
    path: `/admin/recipes/${id}${address}`,
    api: {
      ...EDITOR_API,
      '/api/admin/country-names': { items: [{ id: COUNTRY, name: 'Japon', slug: 'japon' }] },
      [`/api/admin/recipes/${id}`]: stored,
      [`/api/admin/history/recipe/${id}`]: listOf(
        entry(3, { is_present: true, fields: ['title', 'images'] }),
        entry(2, { by: 'other@exemple.fr', fields: ['steps', 'slug'] }),
        entry(1),
      ),
      [`/api/admin/history/seo/recipe%3A${id}`]: problem('VERSION_NOT_FOUND'),
      [`/api/admin/history/recipe/${id}/3`]: stored,
      [`/api/admin/history/recipe/${id}/2`]: { ...stored, ...former, revision: 2 },
      [`/api/admin/history/recipe/${id}/1`]: { ...stored, title: 'La première', revision: 1 },
      [`PUT /api/admin/recipes/${id}`]: ({ body }: ApiRequest) => ({ ...stored, ...(body as object), revision: 4 }),
      [`PUT /api/admin/seo/recipe/${id}`]: ({ body }: ApiRequest) => ({ ...(body as object), revision: 3 }),
      ...api,
    },
  });
  const { user, requests } = rendered;
  const dialog = async () => within(await screen.findByRole('dialog'));
  return {
    ...rendered,
    dialog,
    openList: async () => user.click(await screen.findByRole('button', { name: 'Historique' })),
    /** Chooses the version of revision 2. */
    async choose() {
      await user.click(await screen.findByRole('button', { name: 'Historique' }));
      await user.click(await (await dialog()).findByRole('button', { name: /^Version du 22 novembre 2026 à 09:00/ }));
    },
    field: async (name: string) => within(await (await dialog()).findByRole('region', { name })),
    press: async (name: string) => user.click(await (await dialog()).findByRole('button', { name })),
    written: () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
}

test('says who last saved the recipe, and lists its versions with who and which fields', async () => {
  const { openList, dialog } = await open({});
  expect(await screen.findByText('Modifié par chef@exemple.fr le 23 novembre 2026 à 09:00')).toBeVisible();
  await openList();
  const list = within(await (await dialog()).findByRole('list', { name: 'Versions' }));
  await list.findAllByRole('listitem');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version actuelle, du 23 novembre 2026 à 09:00par chef@exemple.frTitre, Images',
    'Version du 22 novembre 2026 à 09:00par other@exemple.frÉtapes',
    'Version du 21 novembre 2026 à 09:00par chef@exemple.fr',
  ]);
});

test('compares texts word by word, and lists row by row', async () => {
  const [ingredient] = storedRecipe.ingredients;
  const [step] = storedRecipe.steps;
  const row = (number: number, name: string) => ({ ...ingredient, id: `row-${number}`, quantity: '1', name });
  const { choose, field } = await open(
    {
      title: 'Tarte Tatin \u202e<b>rapide</b>',
      ingredients: [row(1, 'pomme'), row(2, 'sucre'), row(3, 'beurre')] as AdminRecipe['ingredients'],
      steps: [{ ...step, media: { type: 'image', url: '/media/a.webp' } }] as AdminRecipe['steps'],
      images: [{ ...storedPicture('/media/b.webp', 'cover'), alt: 'Une tarte' }],
    },
    { present: { ingredients: [row(3, 'beurre doux'), row(1, 'pomme'), row(4, 'crème')] } },
  );
  await choose();
  const title = await field('Titre');
  const removed = title.getByText('<b>rapide</b>', { exact: false, selector: 'del' });
  // A mark for the direction of a text turns nothing around it.
  expect(removed.closest('bdi')).toBeVisible();
  const rows = (await field('Ingrédients')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Supprimé1 sucre', 'Modifié1 beurre doux', 'Déplacé1 pomme', 'Ajouté1 crème']);
  expect((await field('Étapes')).getByRole('presentation')).toHaveAttribute('src', '/media/a.webp');
  const cover = await field('Image principale');
  expect(cover.getByText('Supprimé')).toBeVisible();
  expect(cover.getByText('Une tarte')).toBeVisible();
});

test('restores one field by the ordinary save, in four presses from the list of recipes', async () => {
  const { choose, field, user, written, toasts } = await open({ title: 'Tatin', description: 'Une autre.' });
  await choose();
  await user.click((await field('Titre')).getByRole('button', { name: 'Restaurer ce champ' }));
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'Recette mise à jour avec succès' }]));
  expect(written()).toMatchObject([{ title: 'Tatin', description: storedRecipe.description, revision: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Titre')).toHaveValue('Tatin');
});

test('restores everything but the publication, which has a button of its own', async () => {
  const publication = { state: 'withdrawn', from: null, until: null } as const;
  const former = { title: 'Tatin', servings: 2, publication };
  const first = await open(former);
  await first.choose();
  const shown = await first.field('Publication');
  expect(shown.getByText('« Restaurer tout » laisse ce champ comme il est.')).toBeVisible();
  await first.press('Restaurer tout');
  await waitFor(() => expect(first.written()).toHaveLength(1));
  expect(first.written()).toMatchObject([{ title: 'Tatin', servings: 2, publication: storedRecipe.publication }]);
});

test('restores the publication by itself', async () => {
  const publication = { state: 'withdrawn', from: null, until: null } as const;
  const { choose, field, user, written, toasts } = await open({ title: 'Tatin', publication });
  await choose();
  await user.click((await field('Publication')).getByRole('button', { name: 'Restaurer ce champ' }));
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'Recette retirée' }]));
  expect(written()).toMatchObject([{ title: storedRecipe.title, publication }]);
});

test('a restore can conflict, and asks what to do like any save', async () => {
  const { choose, press } = await open(
    { title: 'Tatin' },
    { api: { [`PUT /api/admin/recipes/${id}`]: problem('REVISION_CONFLICT') } },
  );
  await choose();
  await press('Restaurer tout');
  expect(await screen.findByRole('dialog', { name: "Modifié par quelqu'un d'autre" })).toBeVisible();
});

test('a version whose country is gone says so at the country', async () => {
  const message = "Ce pays n'existe pas.";
  const refusal = problem('VALIDATION_FAILED', { errors: [{ path: 'country_id', message }] });
  const { choose, field, press } = await open(
    { country_id: '00000000-0000-4000-8000-000000000000' },
    { api: { [`PUT /api/admin/recipes/${id}`]: refusal } },
  );
  await choose();
  expect((await field('Pays')).getByText('Pays supprimé', { exact: false })).toBeVisible();
  await press('Restaurer tout');
  expect(await screen.findByText(message)).toBeVisible();
});

test('metadata have versions of their own, which leave the recipe as it is', async () => {
  const { openList, dialog, press, written, user } = await open(
    {},
    {
      api: {
        [`/api/admin/history/seo/recipe%3A${id}`]: listOf(
          entry(2, { is_present: true }),
          entry(1, { fields: ['title'] }),
        ),
        [`/api/admin/history/seo/recipe%3A${id}/2`]: storedSeo,
        [`/api/admin/history/seo/recipe%3A${id}/1`]: { ...storedSeo, title: 'Avant', revision: 1 },
      },
    },
  );
  await openList();
  const name = /^Version du 21 novembre 2026 à 09:00 \(référencement\).*Référencement : titre$/;
  await user.click(await (await dialog()).findByRole('button', { name }));
  await press('Restaurer tout');
  await waitFor(() => expect(written().at(-1)).toMatchObject({ title: 'Avant', revision: 2 }));
});

test('the address of an entry of the audit log opens what that save changed', async () => {
  const { dialog } = await open({ title: 'Tatin' }, { address: '?historique=recipe-2' });
  const opened = await dialog();
  expect(await opened.findByRole('heading', { name: 'Version du 21 novembre 2026 à 09:00' })).toBeVisible();
  expect(opened.getByLabelText('Comparer avec')).toHaveDisplayValue('la version du 22 novembre 2026 à 09:00');
  expect(await opened.findByText('La première', { exact: false, selector: 'del' })).toBeVisible();
});

test('compares with another version than the present one', async () => {
  const { choose, dialog, user, field } = await open({ title: 'Tatin' });
  await choose();
  await user.selectOptions(
    await (await dialog()).findByLabelText('Comparer avec'),
    'la version du 21 novembre 2026 à 09:00',
  );
  expect(await (await field('Titre')).findByText('Tatin', { exact: false, selector: 'ins' })).toBeVisible();
});

test('says when a version is no longer stored, cannot be read, or is the same', async () => {
  const { dialog } = await open({}, { address: '?historique=recipe-1' });
  expect(await (await dialog()).findByText('Cette version n’est plus conservée.')).toBeVisible();
});

test('says that a version cannot be read', async () => {
  const detail = 'Cette version est endommagée : elle ne peut être ni comparée, ni restaurée.';
  const { choose, dialog } = await open(
    {},
    { api: { [`/api/admin/history/recipe/${id}/2`]: problem('DOCUMENT_MALFORMED', { detail }) } },
  );
  await choose();
  expect(await (await dialog()).findByText(detail)).toBeVisible();
});

test('says that nothing differs', async () => {
  const { choose, dialog } = await open({});
  await choose();
  expect(await (await dialog()).findByText('Aucune différence.')).toBeVisible();
  expect((await dialog()).getByRole('button', { name: 'Restaurer tout' })).toBeDisabled();
});

test('restores nothing over what the editor has typed', async () => {
  const { choose, dialog, field } = await open({ title: 'Tatin' });
  typeAtOnce(await screen.findByLabelText('Description'), 'Pas encore enregistré');
  await choose();
  expect((await dialog()).getByText(/^Le formulaire a des modifications qui ne sont pas enregistrées/)).toBeVisible();
  expect((await field('Titre')).getByRole('button', { name: 'Restaurer ce champ' })).toBeDisabled();
});

test('says that the list cannot be loaded', async () => {
  const { openList, dialog } = await open({}, { api: { [`/api/admin/history/recipe/${id}`]: problem('INTERNAL') } });
  await openList();
  expect(await (await dialog()).findByText('L’historique n’a pas pu être chargé. Réessayez plus tard.')).toBeVisible();
});
