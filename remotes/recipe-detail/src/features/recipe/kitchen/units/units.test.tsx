import type { RecipeDetail } from '@tdt/contracts';
import { renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { Kitchen } from '../kitchen.tsx';
import { readQuantities } from '../quantities/read-quantities.ts';
// The page loads it on request. Loaded here already, no test waits for its compilation, which a busy machine makes long.
import './american.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const [step] = samples.recipe.steps as [RecipeDetail['steps'][number]];
const recipe: RecipeDetail = {
  ...samples.recipe,
  servings: 4,
  ingredients: [
    { id: 'l', name: 'lait entier', quantity: '75 cl', group: null },
    { id: 'b', name: 'bœuf haché', quantity: '300 g', group: null },
  ],
  steps: [{ ...step, id: 's', description: 'Versez 12 cl de lait et enfournez à 180 °C.', group: null }],
};

const show = (path = '/recipe/dal') =>
  renderRemote([{ path: '*', element: <Kitchen recipe={recipe} quantities={readQuantities(recipe)} /> }], { path });

const units = () => screen.findByRole('switch', { name: 'Unités américaines' });
const page = async () => {
  const [ingredients, steps] = await Promise.all(
    ['Ingrédients', 'Préparation'].map((name) => screen.findByRole('region', { name })),
  );
  const rows = within(ingredients as HTMLElement).getAllByRole('listitem');
  return [...rows.map((row) => row.textContent), steps?.querySelector('p')?.textContent];
};

const METRIC = ['lait entier 75 cl', 'bœuf haché 300 g', 'Versez 12 cl de lait et enfournez à 180 °C.'];
const AMERICAN = ['lait entier 3¼ cups', 'bœuf haché 10,6 oz', 'Versez ½ cup de lait et enfournez à 355 °F.'];

test('shows ingredients, quantities in steps and temperatures in American units on request, and back', async () => {
  const { user } = show();
  expect(await page()).toEqual(METRIC);
  await user.click(await units());
  await waitFor(async () => expect(await page()).toEqual(AMERICAN));
  expect(await units()).toBeChecked();
  await user.click(await units());
  expect(await page()).toEqual(METRIC);
});

test('converts what is scaled', async () => {
  localStorage.setItem('tdt.unites', 'us');
  show('/recipe/dal?personnes=8');
  await waitFor(async () => expect((await page())[1]).toBe('bœuf haché 1,3 lb'));
  expect((await page())[2]).toBe('Versez 1 cup de lait et enfournez à 355 °F.');
});

test('remembers the choice for other recipes, and the way back', async () => {
  const { user, unmount } = show();
  await user.click(await units());
  unmount();
  const again = show();
  await waitFor(async () => expect(await page()).toEqual(AMERICAN));
  await user.click(await units());
  again.unmount();
  show();
  expect(await units()).not.toBeChecked();
});
