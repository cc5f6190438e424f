import { expect, it } from 'vitest';
import { listCrumbs, recipeCrumbs } from './crumbs.ts';
import { breadcrumbJsonLd, itemListJsonLd, websiteJsonLd } from './json-ld.ts';
import { recipe, site } from './test-samples.ts';

it('leads to a recipe from the home page through its country', () => {
  expect(breadcrumbJsonLd(site, recipeCrumbs(recipe)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://table.example/' },
    { '@type': 'ListItem', position: 2, name: 'Japon', item: 'https://table.example/pays/japon' },
    { '@type': 'ListItem', position: 3, name: 'Ramen au miso', item: 'https://table.example/recipe/ramen-au-miso' },
  ]);
});

it('leads to the list of recipes from the home page', () => {
  expect(listCrumbs().map((crumb) => crumb.path)).toEqual(['/', '/toutes-recettes']);
});

it('numbers the recipes of a list from 1, each with its address', () => {
  expect(itemListJsonLd(site, [recipe, { slug: 'dal', title: 'Dal' }])).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://table.example/recipe/ramen-au-miso' },
      { position: 2, url: 'https://table.example/recipe/dal' },
    ],
  });
});

it("offers the site's search with an unescaped placeholder", () => {
  expect(websiteJsonLd(site)).toMatchObject({
    name: 'Tour de Table',
    url: 'https://table.example/',
    potentialAction: {
      target: { urlTemplate: 'https://table.example/toutes-recettes?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

it('says nothing of a list without a recipe', () => {
  expect(itemListJsonLd(site, [])).toBeNull();
});
