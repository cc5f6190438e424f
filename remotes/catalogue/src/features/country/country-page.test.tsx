import type { CountryDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { problem, renderRemote, samples, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const japan: CountryDetail = {
  ...samples.countryDetail,
  recipe_description: 'Une cuisine de saison, précise et généreuse.',
  category_images: [samples.image('/media/recipe-images/countries/JP/category/a.webp')],
  recipes: [samples.card],
  recipe_count: 1,
};

/** Opens the page of this country. */
const visit = (country: CountryDetail) =>
  renderRemote(routes, { path: '/pays/japon', api: { [API.country('japon')]: country } });

test('shows the country, its text, its collage and its recipes, and links to the home page', async () => {
  visit(japan);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuisine Japon' })).toBeVisible();
  expect(document.title).toBe('Cuisine du Japon | Tour de Table');
  const trail = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));
  expect(trail.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual(['Accueil', 'Pays', 'Japon']);
  expect(screen.getByRole('heading', { name: 'À table au Japon' })).toBeVisible();
  expect(screen.getByText('Une cuisine de saison, précise et généreuse.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'En images au Japon' })).toBeVisible();
  const recipes = screen.getByRole('region', { name: /recettes du Japon/ });
  expect(within(recipes).getByRole('link', { name: /Ramen au miso/ })).toHaveAttribute('href', '/recipe/ramen-au-miso');
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
});

test('says where the country lies, with links to all countries, its continent and its region', async () => {
  visit({
    ...japan,
    world_parts: [
      { kind: 'continent', name: 'Asie', slug: 'asie' },
      { kind: 'region', name: "Asie de l'Est", slug: 'asie-de-lest-2' },
    ],
  });
  const places = within(await screen.findByRole('navigation', { name: 'Sur la carte' })).getAllByRole('link');
  expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tous les pays', '/pays'],
    ['Asie', '/continents/asie'],
    ["Asie de l'Est", '/regions/asie-de-lest-2'],
  ]);
});

test('says when a country has no recipe', async () => {
  visit({ ...japan, recipes: [], recipe_count: 0 });
  expect(await screen.findByText('Aucune recette trouvée')).toBeVisible();
});

test('a country without recipes shows its neighbours and their recipes, and promises none of its own', async () => {
  const neighbours = [
    { name: 'Chine', slug: 'chine', recipe_count: 2 },
    { name: 'Mongolie', slug: 'mongolie', recipe_count: 0 },
  ];
  visit({ ...samples.countryDetail, neighbours, nearby: [samples.card] });
  const around = within(await screen.findByRole('region', { name: 'Chez les voisins' }));
  const [china, mongolia, recipe] = around.getAllByRole('link');
  expect(china).toHaveAccessibleName('Chine 2 recettes');
  expect(china).toHaveAttribute('href', '/pays/chine');
  expect(mongolia).toHaveAccessibleName('Mongolie');
  expect(recipe).toHaveAttribute('href', '/recipe/ramen-au-miso');
  const description = document.head.querySelector('meta[name=description]');
  expect(description).toHaveAttribute('content', expect.stringMatching(/^Pas encore de recette du Japon\. .*Chine\.$/));
});

test('a country with recipes links to its neighbours too', async () => {
  visit({ ...japan, neighbours: [{ name: 'Chine', slug: 'chine', recipe_count: 2 }] });
  const around = within(await screen.findByRole('region', { name: 'Chez les voisins' }));
  expect(around.getByRole('link')).toHaveAccessibleName('Chine 2 recettes');
  expect(screen.queryByText(/pas encore cuisiné/)).toBeNull();
});

test('links to all recipes of a country that has more than the page shows', async () => {
  visit({ ...japan, recipe_count: 240 });
  const link = await screen.findByRole('link', { name: 'Voir toutes les recettes du Japon (240)' });
  expect(link).toHaveAttribute('href', '/toutes-recettes?pays=japon');
});

test('shows its fallback text for an unknown country', async () => {
  const suggestions = { texts: ['atlantique'], countries: [{ name: 'Japon', slug: 'japon', recipe_count: 3 }] };
  const { requests } = renderRemote(routes, {
    path: '/pays/atlantide',
    api: { [API.country('atlantide')]: problem('COUNTRY_NOT_FOUND'), [API.suggestions]: suggestions },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuisine du monde' })).toBeVisible();
  expect(screen.getByText(/Nous n'avons pas encore posé nos valises dans ce pays/)).toBeVisible();
  expect(screen.getByText('Aucune recette trouvée')).toBeVisible();
  expect(document.title).toBe('Pays non trouvé | Tour de Table');
  expect(requests.map(({ path }) => path)).toContain(`${API.suggestions}?q=atlantide`);
  expect(screen.getByRole('link', { name: '« atlantique »' })).toHaveAttribute('href', '/toutes-recettes?q=atlantique');
  expect(screen.getByRole('link', { name: 'Japon' })).toHaveAttribute('href', '/pays/japon');
  expect(screen.getByRole('searchbox', { name: 'Chercher une recette' }).closest('form')).toHaveAttribute(
    'action',
    '/toutes-recettes',
  );
});
