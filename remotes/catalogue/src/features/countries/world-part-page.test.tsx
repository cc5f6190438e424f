import type { WorldPart } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { problem, renderRemote, samples, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const japan = { name: 'Japon', slug: 'japon', recipe_count: 1 };
const mongolia = { name: 'Mongolie', slug: 'mongolie', recipe_count: 0 };
const part: WorldPart = {
  kind: 'region',
  name: "Asie de l'Est",
  slug: 'asie-de-lest',
  continent: { kind: 'continent', name: 'Asie', slug: 'asie' },
  regions: [{ name: null, slug: null, anchor: 'pays', countries: [japan, mongolia] }],
  total: 2,
  recipe_count: 1,
  map: {
    box: [0, 0, 320, 200],
    land: 'M8 0h17',
    parallels: [],
    marks: [
      { ...mongolia, x: 8, y: 0, dots: 'M8 0h1' },
      { ...japan, x: 16, y: 0, dots: 'M16 0h9' },
    ],
  },
  recipes: [samples.card],
};

test('shows the countries of a region on its map and in a list, its newest recipes, and the way back', async () => {
  renderRemote(routes, {
    path: '/regions/asie-de-lest',
    api: { [API.worldPart('region', 'asie-de-lest')]: part },
  });
  expect(await screen.findByRole('heading', { level: 1, name: "Asie de l'Est" })).toBeVisible();
  expect(document.title).toBe("Asie de l'Est : pays et recettes | Tour de Table");
  const trail = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));
  expect(trail.getByRole('link', { name: 'Asie' })).toHaveAttribute('href', '/continents/asie');
  const map = within(screen.getByRole('navigation', { name: "Carte : Asie de l'Est" }));
  const names = map
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Mongolie, pas encore de recette', 'Japon, 1 recette']);
  const list = within(screen.getByRole('region', { name: 'Les 2 pays' }));
  expect(list.getByRole('link', { name: /Japon/ })).toHaveAttribute('href', '/pays/japon');
  const recipes = within(screen.getByRole('region', { name: 'Les recettes' }));
  expect(recipes.getByRole('link', { name: /Ramen au miso/ })).toHaveAttribute('href', '/recipe/ramen-au-miso');
});

test('shows the countries of a continent by region, and no recipes where there are none', async () => {
  const regions = [{ name: "Asie de l'Est", slug: 'asie-de-lest', anchor: 'asie-asie-de-lest', countries: [mongolia] }];
  const asia: WorldPart = { ...part, kind: 'continent', name: 'Asie', slug: 'asie', continent: null, regions };
  renderRemote(routes, {
    path: '/continents/asie',
    api: { [API.worldPart('continent', 'asie')]: { ...asia, recipe_count: 0, recipes: [], map: null } },
  });
  const region = await screen.findByRole('heading', { level: 3, name: "Asie de l'Est" });
  expect(within(region).getByRole('link')).toHaveAttribute('href', '/regions/asie-de-lest');
  expect(screen.queryByRole('heading', { name: /recettes/ })).toBeNull();
});

test('leaves an unknown one to the shell', async () => {
  renderRemote(routes, {
    path: '/regions/atlantide',
    api: { [API.worldPart('region', 'atlantide')]: problem('PAGE_NOT_FOUND') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 404');
});
