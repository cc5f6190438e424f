import { expect, it } from 'vitest';
import { WorldParts } from './world-parts.ts';

const slugsOf = (countries: { regions: string[] }[]) => {
  const parts = new WorldParts(countries);
  return countries.map((country) => parts.of(country).map(({ kind, slug }) => `${kind} ${slug}`));
};

it('gives every region of a country an address, whatever its place in the list', () => {
  expect(slugsOf([{ regions: ['Afrique', 'Afrique du Nord', 'Maghreb', 'Monde arabe'] }])).toEqual([
    ['continent afrique', 'region afrique-du-nord', 'region maghreb', 'region monde-arabe'],
  ]);
});

it('numbers different regions whose addresses would be the same', () => {
  expect(
    slugsOf([{ regions: ['Asie', '関東'] }, { regions: ['Asie', '関西'] }, { regions: ['Asie', 'Sans titre 2'] }]),
  ).toEqual([
    ['continent asie', 'region sans-titre'],
    ['continent asie', 'region sans-titre-3'],
    ['continent asie', 'region sans-titre-2'],
  ]);
});

it('takes names that differ only in case and accents for one region', () => {
  expect(slugsOf([{ regions: ['Asie', 'Moyen-Orient'] }, { regions: ['ASIE', 'moyen-orient'] }])).toEqual([
    ['continent asie', 'region moyen-orient'],
    ['continent asie', 'region moyen-orient'],
  ]);
});
