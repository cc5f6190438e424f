import type { Home } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { renderRemote, samples, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const recipes = samples.cards(9);
const [hero = samples.card] = recipes;

const home: Home = {
  hero,
  moods: Array.from({ length: 6 }, (_, index) => ({
    country: { ...samples.country, name: `Pays ${index}`, slug: `pays-${index}` },
    excerpt: 'Une cuisine de saison…',
    polaroid: samples.image('/media/recipe-images/countries/JP/polaroid/p.webp'),
    tilt: index % 2 ? 10 : -15,
  })),
  categories: [
    { type: 'entree', title: 'Entrées', recipes: recipes.slice(0, 3) },
    { type: 'plat', title: 'Plats principaux', recipes: recipes.slice(3, 6) },
    { type: 'dessert', title: 'Desserts & Goûters', recipes: recipes.slice(6) },
  ],
  seo: null,
};

const visit = (response: unknown) => renderRemote(routes, { path: '/', api: { [API.home]: response } });

test('the hero shows the tagline and one recipe, and its button has the country', async () => {
  visit(home);
  const button = await screen.findByRole('link', { name: 'Je voyage au Japon' });
  expect(button).toHaveAttribute('href', '/recipe/recette-1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La cuisine du monde, sans bouger de chez soi');
  expect(document.title).toBe('Tour de Table');
});

test('the hero leads to a recipe without a country by its own name', async () => {
  visit({ ...home, hero: { ...hero, country: null } });
  expect(await screen.findByRole('link', { name: 'Voir la recette' })).toHaveAttribute('href', '/recipe/recette-1');
});

test('six tilted cards show name, greeting and excerpt of a country', async () => {
  visit(home);
  const moods = await screen.findByRole('region', { name: 'Quelle est votre envie du jour ?' });
  const [all, ...cards] = within(moods).getAllByRole('link').toReversed();
  cards.reverse();
  expect(all).toHaveAttribute('href', '/pays');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(
    home.moods.map(({ country }) => `/pays/${country.slug}`),
  );
  expect(cards[0]).toHaveTextContent(/Pays 0.*Itadakimasu.*Une cuisine de saison…/);
  const tilts = cards.map((card) => card.querySelector('[data-tilt]')?.getAttribute('data-tilt'));
  expect(tilts).toEqual(['-15', '10', '-15', '10', '-15', '10']);
});

test('each category shows three recipes and links to its type; a button links to all recipes', async () => {
  visit(home);
  for (const { title, type, recipes: three } of home.categories) {
    const category = within(await screen.findByRole('region', { name: title }));
    for (const recipe of three) {
      expect(category.getByRole('link', { name: recipe.title })).toHaveAttribute('href', `/recipe/${recipe.slug}`);
    }
    expect(category.getByRole('link', { name: /^(Toutes les|Tous les)/ })).toHaveAttribute(
      'href',
      `/toutes-recettes?type=${type}`,
    );
  }
  expect(screen.getByRole('link', { name: 'Voir toutes les recettes' })).toHaveAttribute('href', '/toutes-recettes');
});

test('hides a category without recipes, and the moods of an empty site', async () => {
  const [entrees, mains] = home.categories;
  visit({ ...home, hero: null, moods: [], categories: [entrees, { ...mains, recipes: [] }] });
  expect(await screen.findByRole('region', { name: 'Entrées' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Plats principaux' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Quelle est votre envie du jour ?' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Voir toutes les recettes' })).toHaveLength(2);
});
