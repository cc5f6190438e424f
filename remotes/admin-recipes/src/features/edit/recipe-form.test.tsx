import { ScreenName } from '@tdt/admin/kit';
import { Outlet } from '@tdt/platform';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, fileOf, screen, typeAtOnce, waitFor } from '@tdt/testing/components';
import { describe, expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../testing/stored-recipe.ts';

const open = (api: ApiTable = {}, path = '/admin/recipes/new') =>
  renderAdminRemote(routes, { path, api: { '/api/admin/country-names': { items: [] }, ...api } });

const tab = (name: string) => screen.findByRole('tab', { name });

test('has six tabs', async () => {
  open();
  await tab('Détails');
  const titles = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Détails', 'Groupes', 'Ingrédients', 'Préparation', 'Textes', 'Images']);
});

test('names its recipe in the frame of the screen', async () => {
  const show = vi.fn();
  const named = {
    element: (
      <ScreenName value={show}>
        <Outlet />
      </ScreenName>
    ),
    children: routes,
  };
  const path = `/admin/recipes/${storedRecipe.id}`;
  renderAdminRemote([named], { path, api: { '/api/admin/country-names': { items: [] }, ...EDITOR_API } });
  await tab('Détails');
  expect(show).toHaveBeenLastCalledWith(storedRecipe.title);
});

test('opens, and takes rows and pictures, where the browser has nothing of a secure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { user } = open();
  await user.click(await tab('Ingrédients'));
  expect(screen.getAllByLabelText('Nom')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ajouter un ingrédient' }));
  expect(screen.getAllByLabelText('Nom')).toHaveLength(2);
  await user.click(await tab('Images'));
  await user.upload(await screen.findByLabelText(/^Choisir une image/), fileOf('tarte.jpg'));
  expect(await screen.findByText(/tarte.jpg/)).toBeVisible();
});

test('says under the title that its letters give no address', async () => {
  open();
  const title = await screen.findByLabelText('Titre');
  typeAtOnce(title, '寿司');
  await waitFor(() => expect(title).toHaveAccessibleDescription(/l'adresse de la page sera « sans-titre »/));
  typeAtOnce(title, '寿司 (sushi)');
  await waitFor(() => expect(title).not.toHaveAccessibleDescription());
});

test('a refused save says the first broken rule, opens its tab, marks all tabs with errors and sends nothing', async () => {
  const { user, toasts, requests } = open();
  typeAtOnce(await screen.findByLabelText('Titre'), 'Tarte');
  typeAtOnce(screen.getByLabelText('Description'), 'Bonne');
  typeAtOnce(screen.getByLabelText('Nombre de portions'), '4');
  await user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  const description = "Veuillez remplir tous les noms d'ingrédients et les quantités.";
  expect(toasts[0]).toMatchObject({ kind: 'error', title: 'Erreur', description });
  expect(await tab('Ingrédients (contient des erreurs)')).toHaveAttribute('aria-selected', 'true');
  expect(await tab('Préparation (contient des erreurs)')).toBeVisible();
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

describe('a refused save', () => {
  const refuse = async (field: string, typed: string) => {
    const opened = open();
    for (const [label, text] of [
      ['Titre', 'Tarte'],
      ['Description', 'Bonne'],
      ['Nombre de portions', '4'],
      [field, typed],
    ])
      typeAtOnce(await screen.findByLabelText(label ?? ''), text ?? '');
    await opened.user.click(screen.getByRole('button', { name: 'Enregistrer la recette' }));
    await waitFor(() => expect(opened.toasts).toHaveLength(1));
    return opened.toasts[0]?.description;
  };
  const INGREDIENTS = "Veuillez remplir tous les noms d'ingrédients et les quantités.";

  test.each([
    ['4 personnes', INGREDIENTS],
    ['pour 6', INGREDIENTS],
    ['', 'Le nombre de portions est obligatoire.'],
    ['0', 'Le nombre de portions est obligatoire.'],
    ['0 personne', 'Le nombre de portions est obligatoire.'],
    ['quatre', 'Nombre de portions : Écrivez un nombre, comme 4.'],
    ['4 à 6 personnes', 'Nombre de portions : Écrivez un nombre, comme 4.'],
    ['4,5 parts', 'Nombre de portions : Écrivez un nombre, comme 4.'],
  ])('understands the servings "%s", or says what to type', async (typed, message) => {
    expect(await refuse('Nombre de portions', typed)).toBe(message);
  });

  test('names the field of a message that does not', async () => {
    expect(await refuse('Titre', 'a'.repeat(201))).toBe('Titre : 200 caractères au plus.');
  });
});
