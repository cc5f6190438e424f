import { API } from '@tdt/contracts/plain';
import { formatKept } from '@tdt/domain/kept';
import { SHOPPING_LIST, type ShoppingList } from '@tdt/domain/shopping';
import { act, problem, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

const [first = samples.card, second = samples.card] = samples.cards(2);
const listed = ({ id, slug, title }: typeof first, rows: [name: string, quantity: string][]) => ({
  ...{ id, slug, title, servings: 4, written_for: 4 },
  ingredients: rows.map(([name, quantity]) => ({ name, quantity })),
});
const gratin = listed(first, [
  ['lait', '50 cl'],
  ['oignon', '1'],
]);
const soup = listed(second, [
  ['oignons', '2'],
  ['sel', 'au goût'],
]);
const EMPTY: ShoppingList = { recipes: [], own: [], ticked: [], removed: [] };

const store = (list: Partial<ShoppingList>) =>
  localStorage.setItem(SHOPPING_LIST.key, formatKept({ ...EMPTY, ...list }));
const stored = () => JSON.parse(localStorage.getItem(SHOPPING_LIST.key) ?? 'null');
const visit = (hash = '', api = {}) => renderRemote(routes, { path: `/liste-de-courses${hash}`, api });
const lines = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const count = () => screen.getAllByRole('status')[0];

test('without a list, says where it comes from, and asks nothing of the server', async () => {
  const { requests } = visit();
  expect(await screen.findByText(/Votre liste est vide/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Parcourir les recettes' })).toHaveAttribute('href', '/toutes-recettes');
  expect(count()).toHaveTextContent('Rien à acheter');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(requests).toEqual([]);
});

test('shows what several recipes need by aisle, each thing once with its recipes', async () => {
  store({ recipes: [gratin, soup] });
  visit();
  const produce = within(await screen.findByRole('region', { name: 'Fruits et légumes' }));
  expect(produce.getByRole('checkbox', { name: 'oignons 3 Recette 1, Recette 2' })).not.toBeChecked();
  expect(lines()).toEqual(['oignons 3 Recette 1, Recette 2', 'lait 50 cl Recette 1', 'sel au goût Recette 2']);
  expect(count()).toHaveTextContent('3 ingrédients');
});

test('ticks lines, keeps the ticks, and removes what is ticked until it is taken back', async () => {
  store({ recipes: [gratin] });
  const { user, unmount } = visit();
  await user.click(await screen.findByRole('checkbox', { name: /lait/ }));
  expect(count()).toHaveTextContent('2 ingrédients, 1 dans le panier');
  unmount();
  const again = visit();
  expect(await screen.findByRole('checkbox', { name: /lait/ })).toBeChecked();
  await again.user.click(screen.getByRole('button', { name: 'Retirer ce qui est coché' }));
  expect(lines()).toEqual(['oignon 1']);
  expect(screen.queryByRole('button', { name: 'Retirer ce qui est coché' })).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(lines()).toEqual(['oignon 1', 'lait 50 cl']);
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});

test('changes servings, removes a line and a recipe, and adds lines by hand', async () => {
  store({ recipes: [gratin, soup] });
  const { user } = visit();
  const servings = within(await screen.findByRole('group', { name: 'Nombre de personnes : Recette 1' }));
  await user.click(servings.getByRole('button', { name: 'Une personne de plus' }));
  expect(lines()).toContain('lait 62,5 cl Recette 1');
  await user.click(screen.getByRole('button', { name: 'Retirer sel' }));
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Retirer Recette 1 de la liste' }));
  await user.type(screen.getByRole('textbox', { name: 'Ajouter une ligne' }), '3 oignons{Enter}Sopalin{Enter}');
  expect(lines()).toEqual(['oignons 5 Recette 2', 'Sopalin ']);
  expect(stored()).toMatchObject({ version: 1, own: ['3 oignons', 'Sopalin'], removed: ['sel'] });
});

test('adds several pasted lines as lines, without their bullets', async () => {
  store({ own: ['pain'] });
  const { user } = visit();
  await user.click(await screen.findByRole('textbox', { name: 'Ajouter une ligne' }));
  await user.paste('lait 1 l\r\n- beurre\r\n• 2 citrons\r\n');
  await user.keyboard('{Enter}');
  expect(lines()).toEqual(expect.arrayContaining(['lait 1 l', 'beurre ', 'citrons 2', 'pain ']));
  expect(stored()).toMatchObject({ own: ['pain', 'lait 1 l', 'beurre', '2 citrons'] });
});

test('says how many pasted lines have no room', async () => {
  store({ own: Array.from({ length: 98 }, (_, index) => `ligne ${index}`) });
  const { user, toasts } = visit();
  await user.click(await screen.findByRole('textbox', { name: 'Ajouter une ligne' }));
  await user.paste('ligne 1\nriz\nsel\npoivre');
  expect(toasts).toMatchObject([{ kind: 'info', title: "Il n'y a plus de place pour 1 des lignes" }]);
  expect(stored().own).toHaveLength(100);
});

test('follows other tabs, and shows an empty list where the stored one is damaged', async () => {
  localStorage.setItem(SHOPPING_LIST.key, '{"version":1,"recipes":[');
  visit();
  expect(await screen.findByText(/Votre liste est vide/)).toBeVisible();
  act(() => {
    store({ recipes: [gratin] });
    dispatchEvent(new Event('storage'));
  });
  await waitFor(() => expect(lines()).toHaveLength(2));
});

test('shares what is left to buy as a text, and the whole list as a link', async () => {
  store({ recipes: [{ ...gratin, servings: 6 }], ticked: ['oignon'], own: ['pain'] });
  visit();
  const byText = await screen.findByRole('button', { name: 'Envoyer le texte' });
  const share = vi.fn(async (_: ShareData) => {});
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }));
  byText.click();
  screen.getByRole('button', { name: 'Envoyer un lien' }).click();
  expect(share.mock.calls.map(([{ text, url }]) => text ?? url)).toEqual([
    'Liste de courses\n\nCrèmerie\n- lait : 75 cl\n\nBoulangerie\n- pain',
    `${location.origin}/liste-de-courses#recettes=${first.id}:6&ajout=pain`,
  ]);
});

const LINK = `#recettes=${first.id}:8,${second.id}:2&ajout=pain`;
const response = (one: typeof gratin) => ({ ...samples.recipe, ...one, servings: 4 });

test('offers the list of a link, with recipes of today, and adds it only if the visitor wants it', async () => {
  store({ recipes: [gratin], ticked: ['lait'] });
  const api = { [API.recipe(first.id)]: response(gratin), [API.recipe(second.id)]: response(soup) };
  const { user } = visit(LINK, api);
  const offer = within(await screen.findByRole('region', { name: 'Une liste vous a été envoyée' }));
  expect(offer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Recette 1 (8 personnes)',
    'Recette 2 (2 personnes)',
    'pain',
  ]);
  expect(stored().recipes).toHaveLength(1);
  await user.click(offer.getByRole('button', { name: 'Ajouter à ma liste' }));
  // The recipe that was on the list keeps its servings, and its tick.
  expect(lines()).toContain('lait 50 cl Recette 1');
  expect(screen.getByRole('checkbox', { name: /lait/ })).toBeChecked();
  expect(lines()).toContain('oignons 2 Recette 1, Recette 2');
  await waitFor(() => expect(location.hash).toBe(''));
  expect(screen.queryByRole('region', { name: 'Une liste vous a été envoyée' })).toBeNull();
});

test.each(['RECIPE_NOT_FOUND', 'RECIPE_GONE'] as const)(
  'says that a recipe of a link is gone (%s), and tries again after a failure',
  async (gone) => {
    let isDown = true;
    const api = {
      [API.recipe(first.id)]: () => (isDown ? problem('NOT_READY') : response(gratin)),
      [API.recipe(second.id)]: problem(gone),
    };
    const { user } = visit(LINK, api);
    expect(await screen.findByRole('alert')).toHaveTextContent("Nous n'arrivons pas à l'afficher");
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText("Une recette n'existe plus.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ne pas la reprendre' }));
    expect(stored()).toBeNull();
    await waitFor(() => expect(location.hash).toBe(''));
  },
);
