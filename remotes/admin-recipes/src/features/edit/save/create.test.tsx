import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, fileOf, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedRecipe, storedSeo, uploadedFile } from '../../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const sentFile = ({ body }: ApiRequest) => ((body as FormData).get('file') as File).name;

test('leads to the address of a new recipe with the dish pictures that failed, which the next save sends', async () => {
  let isFull = true;
  let stored = storedRecipe;
  const write = ({ body }: ApiRequest) => {
    stored = { ...stored, ...(body as object), revision: stored.revision + 1 };
    return stored;
  };
  const { user, requests, toasts } = renderAdminRemote(routes, {
    path: '/admin/recipes/new',
    api: {
      ...EDITOR_API,
      [`/api/admin/recipes/${id}`]: () => stored,
      [`/api/admin/seo/recipe/${id}`]: { ...storedSeo, title: null, revision: 0 },
      'POST /api/admin/media': (request: ApiRequest) =>
        isFull && sentFile(request) === 'une.jpg'
          ? problem('STORAGE_FULL')
          : { items: [uploadedFile(`/media/${sentFile(request)}`)] },
      'POST /api/admin/recipes': write,
      [`PUT /api/admin/recipes/${id}`]: write,
    },
  });
  const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  const lastWrite = () =>
    requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/recipes')).at(-1);

  typeAtOnce(await screen.findByLabelText('Titre'), 'Tarte');
  typeAtOnce(screen.getByLabelText('Description'), 'Bonne');
  typeAtOnce(screen.getByLabelText('Nombre de portions'), '4');
  await openTab('Ingrédients');
  typeAtOnce(await screen.findByLabelText('Quantité'), '8');
  typeAtOnce(screen.getByLabelText('Nom'), 'pommes');
  await openTab('Préparation');
  const step = within(await screen.findByRole('group', { name: 'Étape 1' }));
  typeAtOnce(step.getByLabelText('Description'), 'Cuire.');
  await openTab('Images');
  await openTab('Images plat');
  await user.upload(await screen.findByLabelText('Ajouter des images'), [fileOf('une.jpg'), fileOf('deux.jpg')]);
  toasts.length = 0;
  await save();
  await waitFor(() => expect(location.pathname).toBe(`/admin/recipes/${id}`));
  expect(toasts).toMatchObject([
    { title: 'Erreur', description: "Erreur lors de l'upload des images plat" },
    { title: 'Succès', description: 'Recette créée avec succès' },
  ]);
  expect(lastWrite()).toMatchObject({ method: 'POST', body: { images: [{ url: '/media/deux.jpg' }] } });

  // The editor of the stored recipe begins at its first tab.
  await screen.findByRole('tab', { name: 'Détails', selected: true });
  await openTab('Images');
  await openTab('Images plat');
  expect(await screen.findByText(/une.jpg/)).toBeVisible();
  isFull = false;
  await save();
  await waitFor(() =>
    expect(lastWrite()).toMatchObject({
      method: 'PUT',
      body: { images: [{ url: '/media/une.jpg' }, { url: '/media/deux.jpg' }], revision: 4 },
    }),
  );
});
