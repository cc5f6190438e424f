import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { storedPicture, storedRecipe, storedSeo } from '../../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const images = [storedPicture('/media/a.webp', 'cover'), storedPicture('/media/b.webp')];

function open(path: string, api: ApiTable = {}) {
  const rendered = renderAdminRemote(routes, { path, api: { '/api/admin/country-names': { items: [] }, ...api } });
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  return { ...rendered, save };
}

function openStored(api: ApiTable = {}) {
  const stored = {
    [`/api/admin/recipes/${id}/draft`]: { draft: null },
    [`/api/admin/recipes/${id}`]: { ...storedRecipe, images },
    [`/api/admin/seo/recipe/${id}`]: storedSeo,
  };
  return open(`/admin/recipes/${id}`, { ...stored, ...api });
}

test('broken rules are reported one after the other, in their order', async () => {
  const { user, save, toasts } = open('/admin/recipes/new');
  const expectRefusal = async (message: string) => {
    toasts.length = 0;
    await save();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Erreur', description: message }]));
  };
  const fill = async (label: string, text: string) => typeAtOnce(await screen.findByLabelText(label), text);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByLabelText('Titre');

  await expectRefusal('Le titre est obligatoire.');
  await fill('Titre', 'Flan');
  await expectRefusal('La description est obligatoire.');
  await fill('Description', 'À la vanille.');
  await expectRefusal('Le nombre de portions est obligatoire.');
  await fill('Nombre de portions', '0');
  await expectRefusal('Le nombre de portions est obligatoire.');
  await fill('Nombre de portions', '4');
  await expectRefusal("Veuillez remplir tous les noms d'ingrédients et les quantités.");
  await press("Supprimer l'ingrédient 1");
  await expectRefusal('Veuillez ajouter au moins un ingrédient.');
  await press('Ajouter un ingrédient');
  const ingredients = within(await screen.findByRole('list', { name: 'Ingrédients' }));
  typeAtOnce(ingredients.getByLabelText('Nom'), 'lait');
  await expectRefusal("Veuillez remplir tous les noms d'ingrédients et les quantités.");
  typeAtOnce(ingredients.getByLabelText('Quantité'), '1 l');
  await expectRefusal("Veuillez remplir toutes les descriptions d'étapes.");
  await press("Supprimer l'étape 1");
  await expectRefusal('Veuillez ajouter au moins une étape de préparation.');
});

test('a picture whose text is too long is shown, in its part of the pictures', async () => {
  const { user, save, toasts } = openStored();
  await user.click(await screen.findByRole('tab', { name: 'Images' }));
  await user.click(await screen.findByRole('tab', { name: 'Images plat' }));
  const dishes = within(await screen.findByRole('list', { name: 'Images plat' }));
  typeAtOnce(dishes.getByLabelText('Texte alternatif'), 'x'.repeat(301));
  await user.click(screen.getByRole('tab', { name: 'Image principale' }));
  await user.click(screen.getByRole('tab', { name: 'Détails' }));
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'Images plat : 300 caractères au plus.' }]));
  for (const name of [/^Images \(/, /^Images plat/])
    expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(dishes.getByLabelText('Texte alternatif')).toHaveFocus());
});

test('a picture that another editor has removed is identified by its message, in the tab of the pictures', async () => {
  const message = "Ce fichier n'existe pas sur le site.";
  const { save, toasts } = openStored({
    [`PUT /api/admin/recipes/${id}`]: () =>
      problem('VALIDATION_FAILED', { errors: [{ path: 'images.1.url', message }] }),
  });
  typeAtOnce(await screen.findByLabelText('Titre'), 'Flan');
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Erreur' }]));
  for (const name of [/^Images \(/, /^Images plat/])
    expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  const dishes = within(await screen.findByRole('list', { name: 'Images plat' }));
  const text = dishes.getByLabelText('Texte alternatif');
  expect(text).toHaveAccessibleDescription(expect.stringContaining(message));
  await waitFor(() => expect(text).toHaveFocus());
});
