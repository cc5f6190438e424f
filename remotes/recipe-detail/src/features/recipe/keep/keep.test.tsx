import { PREVIEW_PAGE } from '@tdt/contracts/plain';
import { DIARY, formatKept } from '@tdt/domain/kept';
import { SHOPPING_LIST } from '@tdt/domain/shopping';
import {
  act,
  fireEvent,
  REFUSALS,
  refuseStorage,
  renderRemote,
  samples,
  screen,
  within,
} from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { Kitchen } from '../kitchen/kitchen.tsx';

const { recipe } = samples;
const show = () => renderRemote([{ path: '/', element: <Kitchen recipe={recipe} quantities={{}} /> }]);
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const button = (name: string) => screen.findByRole('button', { name });
const diary = async () => within(await screen.findByRole('region', { name: 'Votre carnet' }));

afterEach(() => void vi.useRealTimers());

test('puts the ingredients on the shopping list at the chosen servings, and takes them off', async () => {
  const { user, toasts, requests } = show();
  await user.click(await button('Ajouter à la liste de courses'));
  const { id, slug, title } = recipe;
  const ingredients = [
    { name: 'œufs', quantity: '3' },
    { name: 'sel', quantity: '' },
  ];
  expect(stored(SHOPPING_LIST.key).recipes).toEqual([{ id, slug, title, servings: 4, written_for: 4, ingredients }]);
  expect(screen.getByRole('link', { name: 'Voir la liste' })).toHaveAttribute('href', '/liste-de-courses');
  await user.click(screen.getByRole('button', { name: 'Une personne de plus' }));
  const more = await button('Mettre la liste à 5 personnes');
  await user.click(more);
  expect(stored(SHOPPING_LIST.key).recipes).toMatchObject([{ servings: 5, written_for: 4 }]);
  expect(more).toHaveFocus();
  await user.click(await button('Retirer de la liste de courses'));
  expect(stored(SHOPPING_LIST.key).recipes).toEqual([]);
  expect(toasts.map(({ title }) => title)).toEqual([
    'Ajouté à la liste de courses',
    'Liste de courses mise à jour',
    'Retiré de la liste de courses',
  ]);
  expect(requests).toEqual([]);
});

test('refuses a recipe more than a hundred with a message', async () => {
  const full = samples.cards(100).map(({ id, slug, title }) => ({
    ...{ id, slug, title, servings: 1, written_for: 1 },
    ingredients: [{ name: 'sel', quantity: '' }],
  }));
  localStorage.setItem(SHOPPING_LIST.key, formatKept({ recipes: full, own: [], ticked: [], removed: [] }));
  const { user, toasts } = show();
  await user.click(await button('Ajouter à la liste de courses'));
  expect(toasts).toMatchObject([{ title: 'Votre liste a déjà 100 recettes' }]);
  expect(stored(SHOPPING_LIST.key).recipes).toHaveLength(100);
});

test('keeps on which days the recipe was cooked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 3, 23, 30) });
  const { user } = show();
  const page = await diary();
  await user.click(page.getByRole('button', { name: "Je l'ai fait" }));
  expect(page.getByRole('status')).toHaveTextContent('Cuisiné une fois, le 3 mai 2026');
  fireEvent.change(page.getByLabelText('le'), { target: { value: '2026-04-01' } });
  await user.click(page.getByRole('button', { name: "Je l'ai fait" }));
  expect(page.getByRole('status')).toHaveTextContent('Cuisiné 2 fois, la dernière le 3 mai 2026');
  expect(stored(DIARY.key).entries).toMatchObject([{ id: recipe.id, cooked: ['2026-04-01', '2026-05-03'] }]);
  await user.click(page.getByText('Toutes les dates'));
  await user.click(page.getByRole('button', { name: 'Retirer le 3 mai 2026' }));
  expect(page.getByRole('status')).toHaveTextContent('Cuisiné une fois, le 1er avril 2026');
});

test('stores the note while it is typed, and removes an empty one', async () => {
  const { user, unmount, requests } = show();
  await user.type((await diary()).getByRole('textbox', { name: /^Ma note/ }), 'Moins de sel.');
  expect(stored(DIARY.key).entries).toMatchObject([{ title: recipe.title, note: 'Moins de sel.' }]);
  unmount();
  const again = show();
  const note = (await diary()).getByRole('textbox', { name: /^Ma note/ });
  expect(note).toHaveValue('Moins de sel.');
  await again.user.clear(note);
  expect(stored(DIARY.key).entries).toEqual([]);
  expect(requests).toEqual([]);
});

test.each(REFUSALS)('with a %s storage, notes and days last for the visit', async (reason) => {
  refuseStorage(reason);
  const { user, unmount } = show();
  await user.click((await diary()).getByRole('button', { name: "Je l'ai fait" }));
  await user.type((await diary()).getByRole('textbox', { name: /^Ma note/ }), 'Moins de sel.');
  unmount();
  show();
  expect((await diary()).getByRole('textbox', { name: /^Ma note/ })).toHaveValue('Moins de sel.');
  expect((await diary()).getByRole('status')).toHaveTextContent('Cuisiné une fois');
});

test('is no part of a preview: what is not published cannot be saved', async () => {
  const element = <Kitchen recipe={recipe} quantities={{}} />;
  renderRemote([{ path: PREVIEW_PAGE, element }], { path: PREVIEW_PAGE });
  await import('./keep.tsx');
  await act(async () => {});
  expect(screen.getByRole('heading', { name: /^Ingrédients/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajouter à la liste de courses' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Votre carnet' })).toBeNull();
});
