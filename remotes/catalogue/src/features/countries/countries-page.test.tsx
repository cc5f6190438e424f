import type { Atlas } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { problem, renderRemote, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const atlas: Atlas = {
  total: 3,
  cooked: 2,
  continents: [
    {
      name: 'Asie',
      anchor: 'asie',
      total: 2,
      regions: [
        {
          name: "Asie de l'Est",
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
      anchor: 'oceanie',
      total: 1,
      regions: [
        {
          name: null,
          anchor: 'oceanie-autres',
          countries: [{ name: 'Australie', slug: 'australie', recipe_count: 1 }],
        },
      ],
    },
  ],
};

const visit = (answer: unknown) => renderRemote(routes, { path: '/pays', api: { [API.atlas]: answer } });

test('lists every country under its continent and region, and marks those that have recipes', async () => {
  visit(atlas);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tous les pays' })).toBeVisible();
  expect(document.title).toBe('Tous les pays | Tour de Table');
  const asia = within(screen.getByRole('region', { name: 'Asie' }));
  expect(asia.getByRole('heading', { level: 3, name: "Asie de l'Est" })).toHaveAttribute('id', 'asie-asie-de-lest');
  const links = asia.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pays/japon', '/pays/mongolie']);
  expect(links[0]).toHaveAccessibleName('Japon 3 recettes');
  expect(links[1]).toHaveAccessibleName('Mongolie');
  const oceania = within(screen.getByRole('region', { name: 'Océanie' }));
  expect(oceania.getByRole('link')).toHaveAccessibleName('Australie 1 recette');
  expect(oceania.queryByRole('heading', { level: 3 })).toBeNull();
});

test('links to each continent on the page', async () => {
  visit(atlas);
  const continents = within(await screen.findByRole('navigation', { name: 'Continents' }));
  expect(continents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#asie', '#oceanie']);
  for (const id of ['asie', 'oceanie']) expect(document.getElementById(id)).toBeInTheDocument();
});

test('leaves a failure to the shell', async () => {
  visit(problem('NOT_READY'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 503');
});
