import type { PublicationInput } from '@tdt/contracts';
import { PUBLIC } from '@tdt/domain/publication';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../remote.tsx';
import { EDITOR_API, storedRecipe } from '../../../testing/stored-recipe.ts';

const { id } = storedRecipe;
const FUTURE = '2999-12-07T07:00:00.000Z';
const DRAFT: PublicationInput = { ...PUBLIC, state: 'draft' };
const WITHDRAWN: PublicationInput = { ...PUBLIC, state: 'withdrawn' };
const SCHEDULED: PublicationInput = { ...PUBLIC, from: FUTURE };
const ENDED: PublicationInput = { ...PUBLIC, until: '2020-01-01T11:00:00.000Z' };

/** The editor of a stored recipe; `null`: of a new one. */
function open(
  publication: PublicationInput | null,
  fields: object = {},
  newRecipes: 'published' | 'draft' = 'published',
) {
  let stored: object = { ...storedRecipe, ...fields, ...(publication && { publication }) };
  let isDown = false;
  const write = ({ body }: ApiRequest) => {
    if (isDown) return problem('INTERNAL');
    stored = { ...stored, ...(body as object), revision: 4 };
    return stored;
  };
  const rendered = renderAdminRemote(routes, {
    site: { editing: { new_recipes: newRecipes, time_zone: 'Europe/Paris' } },
    path: publication ? `/admin/recipes/${id}` : '/admin/recipes/new',
    api: {
      ...EDITOR_API,
      [`/api/admin/recipes/${id}`]: () => stored,
      'POST /api/admin/recipes': write,
      [`PUT /api/admin/recipes/${id}`]: write,
    },
  });
  const { user, requests, toasts } = rendered;
  return {
    ...rendered,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    written: () => requests.filter(({ method }) => method === 'POST' || method === 'PUT').map(({ body }) => body),
    says: (description: string) => waitFor(() => expect(toasts.at(-1)).toMatchObject({ description })),
    fail(isFailing: boolean) {
      isDown = isFailing;
    },
  };
}

const ACTIONS = ['Enregistrer la recette', 'Enregistrer le brouillon', 'Publier', 'Programmer', 'Retirer'];

describe('the buttons', () => {
  test.each<[string, PublicationInput | null, string[], string | null]>([
    ['a new recipe', null, ['Enregistrer la recette', 'Enregistrer le brouillon', 'Programmer'], null],
    ['a draft', DRAFT, ['Enregistrer la recette', 'Publier', 'Programmer'], 'Brouillon'],
    [
      'a public recipe',
      PUBLIC,
      ['Enregistrer la recette', 'Enregistrer le brouillon', 'Programmer', 'Retirer'],
      'Publiée',
    ],
    [
      'a scheduled recipe',
      SCHEDULED,
      ['Enregistrer la recette', 'Enregistrer le brouillon', 'Publier', 'Programmer', 'Retirer'],
      'Programmée pour le 7 décembre 2999 à 8 h 00',
    ],
    [
      'a recipe whose time is over',
      ENDED,
      ['Enregistrer la recette', 'Publier', 'Programmer'],
      'Terminée depuis le 1er janvier 2020 à 12 h 00',
    ],
    ['a withdrawn recipe', WITHDRAWN, ['Enregistrer la recette', 'Publier', 'Programmer'], 'Retirée'],
  ])('of %s follow its state, which a line says', async (_what, publication, buttons, line) => {
    open(publication);
    await screen.findByLabelText('Titre');
    const names = screen.getAllByRole('button').map(({ textContent }) => String(textContent));
    expect(names.filter((name) => ACTIONS.includes(name))).toEqual(buttons);
    if (line) expect(screen.getByText(line)).toBeVisible();
    const link = screen.queryByRole('link', { name: 'Voir sur le site (nouvel onglet)' });
    expect(link?.getAttribute('href')).toBe(line === 'Publiée' ? `/recipe/${id}` : undefined);
  });
});

describe('a save', () => {
  test('of a new recipe as a draft needs a title only', async () => {
    const { press, says, written } = open(null);
    await press('Enregistrer le brouillon');
    await says('Le titre est obligatoire.');
    typeAtOnce(screen.getByLabelText('Titre'), 'Ébauche');
    await press('Enregistrer le brouillon');
    await says('Brouillon enregistré');
    expect(written()).toMatchObject([{ title: 'Ébauche', description: '', servings: 0, publication: DRAFT }]);
    await waitFor(() => expect(location.pathname).toBe(`/admin/recipes/${id}`));
  });

  test('of a new recipe publishes it, also after a refused draft', async () => {
    const { press, says, written } = open(null);
    await press('Enregistrer le brouillon');
    await says('Le titre est obligatoire.');
    typeAtOnce(screen.getByLabelText('Titre'), 'Ébauche');
    await press('Enregistrer la recette');
    await says('La description est obligatoire.');
    expect(written()).toEqual([]);
  });

  test('of a new recipe leaves it to the site whether it begins as a draft, by all rules and with a word', async () => {
    const { user, press, says, written } = open(null, { publication: DRAFT }, 'draft');
    expect(await screen.findByText('Enregistrée, elle sera un brouillon jusqu’à « Publier ».')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publier' })).toBeVisible();
    typeAtOnce(screen.getByLabelText('Titre'), 'Ébauche');
    await press('Enregistrer la recette');
    await says('La description est obligatoire.');
    typeAtOnce(screen.getByLabelText('Description'), 'Bonne');
    typeAtOnce(screen.getByLabelText('Nombre de portions'), '4');
    const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name: new RegExp(name) }));
    await openTab('Ingrédients');
    typeAtOnce(await screen.findByLabelText('Quantité'), '8');
    typeAtOnce(screen.getByLabelText('Nom'), 'pommes');
    await openTab('Préparation');
    const step = within(await screen.findByRole('group', { name: 'Étape 1' }));
    typeAtOnce(step.getByLabelText('Description'), 'Cuire.');
    await press('Enregistrer la recette');
    await says('Brouillon enregistré');
    expect(written()).toEqual([expect.not.objectContaining({ publication: expect.anything() })]);
  });

  test('of a draft leaves it a draft under the rules of drafts', async () => {
    const { press, says, written } = open(DRAFT, { description: '', servings: 0, ingredients: [], steps: [] });
    expect(await screen.findByLabelText('Nombre de portions')).toHaveValue('');
    await press('Publier');
    await says('La description est obligatoire.');
    await press('Enregistrer la recette');
    await says('Recette mise à jour avec succès');
    expect(written()).toMatchObject([{ description: '', servings: 0, ingredients: [], publication: DRAFT }]);
  });

  test('of a withdrawn recipe is checked by all rules, and leaves it withdrawn', async () => {
    const { press, says, written } = open(WITHDRAWN);
    typeAtOnce(await screen.findByLabelText('Description'), '');
    await press('Enregistrer la recette');
    await says('La description est obligatoire.');
    typeAtOnce(screen.getByLabelText('Description'), 'Dorée.');
    await press('Enregistrer la recette');
    await says('Recette mise à jour avec succès');
    expect(written()).toMatchObject([{ description: 'Dorée.', publication: WITHDRAWN }]);
  });

  test('publishes at once what was to appear later, and then offers to withdraw it', async () => {
    const { press, says, written } = open(SCHEDULED);
    await press('Publier');
    await says('Recette publiée');
    expect(written()).toMatchObject([{ publication: PUBLIC }]);
    expect(await screen.findByText('Publiée')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Retirer' })).toBeVisible();
  });

  test('that failed has changed no state', async () => {
    const { press, says, written, fail } = open(DRAFT);
    fail(true);
    await press('Publier');
    await says("Une erreur est survenue lors de l'enregistrement de la recette");
    expect(screen.getByText('Brouillon')).toBeVisible();
    fail(false);
    await press('Enregistrer la recette');
    await says('Recette mise à jour avec succès');
    expect(written().at(-1)).toMatchObject({ publication: DRAFT });
  });

  test('withdraws a recipe once that is confirmed', async () => {
    const { user, press, says, written } = open(PUBLIC);
    const question = () => within(screen.getByRole('alertdialog', { name: 'Retirer cette recette ?' }));
    await press('Retirer');
    await user.click(question().getByRole('button', { name: 'Annuler' }));
    expect(written()).toEqual([]);
    await press('Retirer');
    await user.click(question().getByRole('button', { name: 'Retirer' }));
    await says('Recette retirée');
    expect(written()).toMatchObject([{ publication: WITHDRAWN }]);
    expect(await screen.findByText('Retirée')).toHaveFocus();
  });
});
