import { expect, it } from 'vitest';
import { recipe, site } from '../testing/samples.ts';
import { breadcrumbJsonLd, itemListJsonLd, listCrumbs, recipeCrumbs, websiteJsonLd } from './json-ld.ts';

it('a trail leads from the home page through the country to a recipe', () => {
  expect(breadcrumbJsonLd(site, recipeCrumbs(recipe)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://table.example/' },
    { '@type': 'ListItem', position: 2, name: 'Pays', item: 'https://table.example/pays' },
    { '@type': 'ListItem', position: 3, name: 'Japon', item: 'https://table.example/pays/japon' },
    { '@type': 'ListItem', position: 4, name: 'Ramen au miso', item: 'https://table.example/recipe/ramen-au-miso' },
  ]);
});

it('a trail leads through the list to a recipe without a country', () => {
  const path = recipeCrumbs({ ...recipe, country: null }).map((crumb) => crumb.path);
  expect(path).toEqual(['/', '/toutes-recettes', '/recipe/ramen-au-miso']);
});

it('a trail leads from the home page to the list of recipes', () => {
  expect(listCrumbs().map((crumb) => crumb.path)).toEqual(['/', '/toutes-recettes']);
});

it('a list numbers its recipes from 1 and states their URLs', () => {
  expect(itemListJsonLd(site, [recipe, { slug: 'dal', title: 'Dal' }])).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://table.example/recipe/ramen-au-miso' },
      { position: 2, url: 'https://table.example/recipe/dal' },
    ],
  });
});

it("the site's search has an unescaped placeholder", () => {
  expect(websiteJsonLd(site)).toMatchObject({
    name: 'Tour de Table',
    url: 'https://table.example/',
    potentialAction: {
      target: { urlTemplate: 'https://table.example/toutes-recettes?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

it('an empty list has no structured data', () => {
  expect(itemListJsonLd(site, [])).toBeNull();
});
