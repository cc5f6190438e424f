import { expect, it } from 'vitest';
import { country } from '../testing/samples.ts';
import { readQuery } from './list-query.ts';
import { listTitle } from './list-title.ts';

const titled = (search: string, known: Parameters<typeof listTitle>[1] = null) =>
  listTitle(readQuery(new URLSearchParams(search)), known);

it.each([
  ['', 'Toutes les recettes'],
  ['tri=az&q=miso', 'Toutes les recettes'],
  ['type=entree', 'Entrées'],
  ['type=plat&page=2', 'Plats'],
  ['type=dessert', 'Desserts & Goûters'],
  ['difficulte=facile', 'Recettes faciles'],
  ['difficulte=moyen', 'Recettes de difficulté moyenne'],
  ['difficulte=difficile', 'Recettes difficiles'],
  ['duree=30', 'Recettes en 30 minutes'],
  ['duree=60', 'Recettes en 1 heure'],
  ['duree=120', 'Recettes en 2 heures'],
  ['regime=vegetarien', 'Recettes végétariennes'],
  ['regime=vegan', 'Recettes véganes'],
  ['regime=sans-fruits-a-coque', 'Recettes sans fruits à coque'],
  ['regime=vegan&regime=sans-gluten', 'Toutes les recettes'],
  ['type=plat&difficulte=facile', 'Toutes les recettes'],
])('titles the list of %j %s', (search, title) => {
  expect(titled(search)).toBe(title);
});

it('has the country of the list, with its particle if that is known', () => {
  expect(titled('pays=japon', country)).toBe('Recettes du Japon');
  expect(titled('pays=japon', 'Japon')).toBe('Recettes : Japon');
  expect(titled('pays=japon')).toBe('Toutes les recettes');
  expect(titled('pays=japon&type=plat', country)).toBe('Toutes les recettes');
});
