import { renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { RecipeCard, RecipeGrid } from '../index.ts';

const show = (props: Partial<ComponentProps<typeof RecipeCard>> = {}) =>
  renderRemote([{ path: '/', element: <RecipeCard recipe={samples.card} sizes="20rem" {...props} /> }]);

test('a card names the recipe, its country, kind, difficulty and time, and leads to it', () => {
  show();
  const card = within(screen.getByRole('article'));
  const title = card.getByRole('heading', { level: 3, name: 'Ramen au miso' });
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/recipe/ramen-au-miso');
  for (const words of ['Japon', 'Plat', 'Moyen', '1h 20min']) expect(card.getByText(words)).toBeVisible();
  // The title says it already.
  expect(card.queryByRole('img')).toBeNull();
});

test('its title has the level of the headings around, and it leaves out a country that all around share', () => {
  show({ level: 2, hideCountry: true });
  expect(screen.getByRole('heading', { level: 2, name: 'Ramen au miso' })).toBeVisible();
  expect(screen.queryByText('Japon')).toBeNull();
});

test('a recipe without times has none on its card', () => {
  show({ recipe: { ...samples.card, preparation_time: null, cooking_time: null } });
  expect(screen.queryByText(/min|h$/)).toBeNull();
});

test('the picture of the first cards is asked for at once, the others when they come near', () => {
  const picture = () => screen.getByRole('article').querySelector('picture img');
  const { unmount } = show({ priority: true });
  expect([picture()?.getAttribute('loading'), picture()?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  unmount();
  show();
  expect([picture()?.getAttribute('loading'), picture()?.getAttribute('fetchpriority')]).toEqual(['lazy', 'auto']);
});

test('a card that is pressed leads to the recipe without loading a document', async () => {
  const card = { path: '/', element: <RecipeCard recipe={samples.card} sizes="20rem" /> };
  const { user } = renderRemote([card, { path: '/recipe/:slug', element: <h1>Recette</h1> }]);
  await user.click(screen.getByRole('link', { name: 'Ramen au miso' }));
  expect(await screen.findByRole('heading', { name: 'Recette' })).toBeVisible();
});

test('a grid is a list, with a name where it needs one', async () => {
  renderRemote([{ path: '/', element: <RecipeGrid label="Mes recettes">{[<li key="1">Une</li>]}</RecipeGrid> }]);
  const grid = screen.getByRole('list', { name: 'Mes recettes' });
  await waitFor(() => expect(within(grid).getAllByRole('listitem')).toHaveLength(1));
});
