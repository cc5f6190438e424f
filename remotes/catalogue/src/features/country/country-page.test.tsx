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

/** Opens the page of a country that the API describes so. */
const visit = (country: CountryDetail) =>
  renderRemote(routes, { path: '/pays/japon', api: { [API.country('japon')]: country } });

test('shows the country, its text, its collage and its recipes, and leads home', async () => {
  visit(japan);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuisine Japon' })).toBeVisible();
  expect(document.title).toBe('Cuisine du Japon | Tour de Table');
  expect(screen.getByRole('heading', { name: 'À table au Japon' })).toBeVisible();
  expect(screen.getByText('Une cuisine de saison, précise et généreuse.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'En images au Japon' })).toBeVisible();
  const recipes = screen.getByRole('region', { name: /recettes du Japon/ });
  expect(within(recipes).getByRole('link', { name: /Ramen au miso/ })).toHaveAttribute('href', '/recipe/ramen-au-miso');
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
});

test('says when a country has no recipe', async () => {
  visit({ ...japan, recipes: [], recipe_count: 0 });
  expect(await screen.findByText('Aucune recette trouvée')).toBeVisible();
});

test('leads to all recipes of a country that has more than the page shows', async () => {
  visit({ ...japan, recipe_count: 240 });
  const link = await screen.findByRole('link', { name: 'Voir toutes les recettes du Japon (240)' });
  expect(link).toHaveAttribute('href', '/toutes-recettes?pays=japon');
});

test('stays, with its fallback text, when there is no such country', async () => {
  renderRemote(routes, { path: '/pays/atlantide', api: { [API.country('atlantide')]: problem('COUNTRY_NOT_FOUND') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuisine du monde' })).toBeVisible();
  expect(screen.getByText(/Nous n'avons pas encore posé nos valises dans ce pays/)).toBeVisible();
  expect(screen.getByText('Aucune recette trouvée')).toBeVisible();
  expect(document.title).toBe('Pays non trouvé | Tour de Table');
});

test('leaves the page to the shell when the country cannot be read', async () => {
  renderRemote(routes, { path: '/pays/japon', api: { [API.country('japon')]: problem('NOT_READY') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 503');
});
