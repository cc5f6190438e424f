import type { Atlas } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { renderRemote, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const atlas: Atlas = {
  total: 3,
  cooked: 2,
  continents: [
    {
      name: 'Asie',
      slug: 'asie',
      anchor: 'asie',
      total: 2,
      regions: [
        {
          name: "Asie de l'Est",
          slug: 'asie-de-lest',
          anchor: 'asie-asie-de-lest',
          countries: [
            { name: 'Japon', slug: 'japon', recipe_count: 3 },
            { name: 'Mongolie', slug: 'mongolie', recipe_count: 0 },
          ],
        },
      ],
    },
    {
      name: 'Océanie',
      slug: 'oceanie',
      anchor: 'oceanie',
      total: 1,
      regions: [
        {
          name: null,
          slug: null,
          anchor: 'oceanie-autres',
          countries: [{ name: 'Australie', slug: 'australie', recipe_count: 1 }],
        },
      ],
    },
  ],
  map: {
    box: [0, 0, 1712, 767],
    land: 'M8 0h17',
    parallels: [{ name: 'Équateur', y: 430 }],
    marks: [
      { name: 'Japon', slug: 'japon', recipe_count: 3, x: 16, y: 0, dots: 'M16 0h9' },
      { name: 'Australie', slug: 'australie', recipe_count: 1, x: 24, y: 8, dots: 'M24 8h1' },
    ],
  },
};

const visit = (response: unknown) => renderRemote(routes, { path: '/pays', api: { [API.atlas]: response } });

test('lists every country under its continent and region, and marks those that have recipes', async () => {
  visit(atlas);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tous les pays' })).toBeVisible();
  expect(document.title).toBe('Tous les pays | Tour de Table');
  const asia = within(screen.getByRole('region', { name: 'Asie' }));
  expect(asia.getByRole('heading', { level: 3, name: "Asie de l'Est" })).toHaveAttribute('id', 'asie-asie-de-lest');
  expect(asia.getByRole('link', { name: "Asie de l'Est" })).toHaveAttribute('href', '/regions/asie-de-lest');
  expect(asia.getByRole('link', { name: 'Asie' })).toHaveAttribute('href', '/continents/asie');
  const links = within(asia.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pays/japon', '/pays/mongolie']);
  expect(links[0]).toHaveAccessibleName('Japon 3 recettes');
  expect(links[1]).toHaveAccessibleName('Mongolie');
  const oceania = within(screen.getByRole('region', { name: 'Océanie' }));
  expect(oceania.getByRole('link', { name: /Australie/ })).toHaveAccessibleName('Australie 1 recette');
  expect(oceania.queryByRole('heading', { level: 3 })).toBeNull();
});

test('lets the keyboard skip the map', async () => {
  visit(atlas);
  const map = await screen.findByRole('navigation', { name: /Carte du monde/ });
  const [skip] = within(map).getAllByRole('link');
  expect(skip).toHaveAccessibleName('Passer la carte');
  const end = map.querySelector(String(skip?.getAttribute('href')));
  expect([end?.getAttribute('tabindex'), end?.querySelector('a')]).toEqual(['-1', null]);
  expect(map.lastElementChild).toBe(end);
});

test('links to the countries that have recipes on a map, and to a random recipe', async () => {
  visit(atlas);
  const map = within(await screen.findByRole('navigation', { name: /Carte du monde/ }));
  const links = map.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).slice(1)).toEqual(['/pays/japon', '/pays/australie']);
  expect(links[1]).toHaveAccessibleName('Japon, 3 recettes');
  const surprise = screen.getByRole('link', { name: 'Surprenez-moi' });
  expect([surprise.getAttribute('href'), surprise.getAttribute('rel')]).toEqual(['/surprise', 'nofollow']);
});

test('links to each continent on the page', async () => {
  visit(atlas);
  const continents = within(await screen.findByRole('navigation', { name: 'Continents' }));
  expect(continents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#asie', '#oceanie']);
  for (const id of ['asie', 'oceanie']) expect(document.getElementById(id)).toBeInTheDocument();
});
