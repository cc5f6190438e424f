import type { RecipeDetail } from '@tdt/contracts';
import { act, fireEvent, painted, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { recipeOfAllKinds } from '@tdt/testing/recipe-of-all-kinds';
import { afterEach, expect, test, vi } from 'vitest';
import { Kitchen } from './kitchen.tsx';

afterEach(() => void vi.restoreAllMocks());

const recipe: RecipeDetail = {
  ...samples.recipe,
  servings: 4,
  groups: recipeOfAllKinds.groups,
  ingredients: recipeOfAllKinds.ingredients.map((one, index) => ({ ...one, id: `i${index}` })),
  steps: recipeOfAllKinds.steps.map((one, index) => ({ ...one, id: `s${index}`, step_order: index + 1, media: null })),
};

const show = (changes: Partial<RecipeDetail> = {}, path = '/recipe/dal') =>
  renderRemote([{ path: '*', element: <Kitchen recipe={{ ...recipe, ...changes }} quantities={{}} /> }], { path });

const ingredients = () => screen.findByRole('region', { name: 'Ingrédients' });
const steps = () => screen.findByRole('region', { name: 'Préparation' });
const quantities = async () =>
  within(await ingredients())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const servings = () =>
  within(screen.getAllByRole('group', { name: 'Nombre de personnes' })[0] ?? document.body).getByRole('status');
const more = () => screen.getByRole('button', { name: 'Une personne de plus' });
const fewer = () => screen.getByRole('button', { name: 'Une personne de moins' });

test('shows quantities as written for the servings of the recipe, by group, those without a group first', async () => {
  show();
  const lists = within(await ingredients()).getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Ingrédients', 'Poisson', 'Sauce']);
  expect(await quantities()).toEqual([
    'poivre au goût',
    'cabillaud 500 g',
    'lait 1,5 litre',
    'beurre 0.5 motte',
    'ciboulette 1/2 botte',
    'gousses d’ail 2-3',
  ]);
});

test('scales quantities with a decimal comma and leaves words alone', async () => {
  const { user } = show();
  await ingredients();
  await user.click(more());
  expect(servings()).toHaveTextContent('5 personnes');
  await painted();
  expect(await quantities()).toEqual([
    'poivre au goût',
    'cabillaud 625 g',
    'lait 1,9 litre',
    'beurre 0,6 motte',
    'ciboulette 0,6 botte',
    'gousses d’ail 2,5-3,8',
  ]);
});

test('goes down to one serving and keeps the focus there, and has no upper bound', async () => {
  const { user } = show();
  await ingredients();
  expect(screen.getByRole('group', { name: 'Nombre de personnes' })).toBeVisible();
  const button = fewer();
  for (let times = 0; times < 3; times += 1) await user.click(button);
  expect(servings()).toHaveTextContent(/^1 personne$/);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(servings()).toHaveTextContent(/^1 personne$/);
  expect(button).toHaveFocus();
  const plus = more();
  for (let times = 0; times < 43; times += 1) fireEvent.click(plus);
  expect(servings()).toHaveTextContent('44 personnes');
  await painted();
  expect(await quantities()).toContain('cabillaud 5500 g');
});

test('shows steps by group, from the field or the prefix, numbered through, with their durations', async () => {
  show();
  const section = within(await steps());
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Poisson',
    'Sauce',
    'Dressage',
  ]);
  const [total, ...lists] = section.getAllByRole('list').map((list) => list.textContent);
  expect(total).toBe('Préparation 10minCuisson 1h 20minRepos 15min');
  expect(lists).toEqual([
    '1Sortez tout du froid.Repos 15min',
    'Repos 15min',
    '2Pochez le cabillaud.Préparation 10minCuisson 20min',
    'Préparation 10minCuisson 20min',
    '3Fondez le beurre.Cuisson 1h4Versez le lait.',
    'Cuisson 1h',
    '5Servez.',
  ]);
  for (const number of [1, 2, 3, 4, 5]) {
    const tick = section.getByRole('checkbox', { name: `Étape ${number} terminée` });
    expect(within(tick.closest('label') as HTMLElement).getByText(number)).toBeVisible();
    expect(section.getByText(number).closest('[aria-hidden]'), 'the number is the text of its label').toBeNull();
  }
});

test('keeps the order of the steps, and repeats the name of a group where it continues', async () => {
  const [like] = recipe.steps.filter((step) => step.id === 's4');
  const inOrder = [
    ['Pâte', 'Pétrissez.'],
    ['Sauce', 'Mijotez.'],
    ['Pâte', 'Étalez.'],
  ] as const;
  show({
    groups: ['Sauce', 'Pâte'],
    steps: inOrder.flatMap(([group, description]) => (like ? { ...like, id: description, group, description } : [])),
  });
  const section = within(await steps());
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Pâte',
    'Sauce',
    'Pâte (suite)',
  ]);
  const lists = section.getAllByRole('list').map((list) => [list.getAttribute('start') ?? '1', list.textContent]);
  expect(lists).toEqual([
    ['1', '1Pétrissez.'],
    ['2', '2Mijotez.'],
    ['3', '3Étalez.'],
  ]);
});

test('leaves out durations that no step has', async () => {
  const [first] = recipe.steps;
  show({ steps: first ? [{ ...first, duree_repos: null }] : [] });
  expect(within(await steps()).getAllByRole('list')).toHaveLength(1);
});

test("puts the author's titles after the words that say what follows", async () => {
  show({ ingredients_title: 'Au marché', steps_title: 'Au port' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Ingrédients Au marché' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Préparation Au port' })).toBeVisible();
});

test('keeps ticks and servings in the browser, for this recipe only, and sends them nowhere', async () => {
  const { user, requests, unmount } = show();
  await ingredients();
  await user.click(screen.getByRole('checkbox', { name: /cabillaud/ }));
  await user.click(screen.getByRole('checkbox', { name: /lait/ }));
  await user.click(screen.getByRole('checkbox', { name: /lait/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Étape 2 terminée' }));
  await user.click(fewer());
  await painted();
  expect(requests).toEqual([]);
  unmount();

  const again = show();
  await ingredients();
  expect(servings()).toHaveTextContent('3 personnes');
  const ticked = () => screen.queryAllByRole('checkbox', { checked: true });
  expect(ticked()).toEqual([
    screen.getByRole('checkbox', { name: /cabillaud/ }),
    screen.getByRole('checkbox', { name: 'Étape 2 terminée' }),
  ]);
  again.unmount();

  show({ id: 'another' });
  await ingredients();
  expect(ticked()).toEqual([]);
});

test('is for the servings of the address, which follows them; the rest of the address stays', async () => {
  const { user, requests } = show({}, '/recipe/dal?personnes=6&x=1#ingredients');
  await ingredients();
  expect(servings()).toHaveTextContent('6 personnes');
  const { length } = history;
  await user.click(more());
  await painted();
  expect(location.href).toMatch(/\/recipe\/dal\?personnes=7&x=1#ingredients$/);
  for (let times = 0; times < 3; times += 1) await user.click(fewer());
  await painted();
  expect(location.href).toMatch(/\/recipe\/dal\?x=1#ingredients$/);
  expect([history.length, requests]).toEqual([length, []]);
});

test('prefers the servings of the address to those that the browser keeps, and keeps the ticks', async () => {
  const stored = { servings: 9, ticked: ['s1'], at: Date.now() };
  localStorage.setItem('tdt.cuisine', JSON.stringify({ [recipe.id]: stored }));
  show({}, '/recipe/dal?personnes=6');
  await ingredients();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Étape 2 terminée' })).toBeChecked());
  expect(servings()).toHaveTextContent('6 personnes');
});

test.each([
  'null',
  '{}',
  '[]',
  '3',
  'no JSON',
  { servings: 4 },
  { servings: 0, ticked: ['s0'] },
  { servings: '4', ticked: ['s0'] },
  { servings: 5, ticked: ['s0'], at: Date.now() - 25 * 60 * 60 * 1000 },
])('starts anew when the browser holds %j', async (stored) => {
  const cooking = typeof stored === 'string' ? stored : JSON.stringify({ [recipe.id]: { at: Date.now(), ...stored } });
  localStorage.setItem('tdt.cuisine', cooking);
  show();
  await ingredients();
  expect(servings()).toHaveTextContent('4 personnes');
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});

test('closes the sheet of phones on Back, and stays on the page', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ingrédients' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  const { href } = location;
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.href).toBe(href);
  expect(screen.getByRole('button', { name: 'Ingrédients' })).toBeVisible();
});

test('shares ticks and servings with the sheet of phones, which closes by its button and beside it', async () => {
  const { user } = show();
  const open = await screen.findByRole('button', { name: 'Ingrédients' });
  expect(open).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(open);
  const sheet = screen.getByRole('dialog', { name: 'Ingrédients' });
  await user.click(within(sheet).getByRole('checkbox', { name: /lait/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Une personne de plus' }));
  await user.click(within(sheet).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: /lait/ })).toBeChecked();
  expect(servings()).toHaveTextContent('5 personnes');
  await user.click(open);
  await user.click(screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks not to be disturbed while something is ticked or scaled', async () => {
  const { user } = show();
  await ingredients();
  const isUndisturbed = () => document.documentElement.hasAttribute('data-undisturbed');
  const [first] = screen.getAllByRole('checkbox') as [HTMLElement];
  expect(isUndisturbed()).toBe(false);
  await user.click(first);
  await user.click(more());
  await painted();
  expect(isUndisturbed()).toBe(true);
  await user.click(first);
  expect(isUndisturbed()).toBe(true);
  await user.click(fewer());
  await painted();
  expect(isUndisturbed()).toBe(false);
});
