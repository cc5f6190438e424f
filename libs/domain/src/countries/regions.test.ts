import { expect, it } from 'vitest';
import { slugify } from '../text/slug.ts';
import { groupByRegion } from './regions.ts';

const slugOf = (_kind: string, name: string) => slugify(name);
const country = (name: string, ...regions: string[]) => ({ name, regions });

it('groups countries by continent and region, both by French name, and keeps the order of countries', () => {
  const continents = groupByRegion(
    [
      country('Japon', 'Asie', "Asie de l'Est"),
      country('Atlantide'),
      country('Égypte', 'Afrique', 'Moyen-Orient'),
      country('Corée du Sud', 'Asie', "Asie de l'Est"),
      country('Liban', 'Asie', 'Moyen-Orient'),
      country('Antarctique', 'Asie'),
    ],
    slugOf,
  );
  const shown = continents.map(({ name, regions }) => [
    name,
    regions.map((region) => [region.name, region.countries.map((each) => each.name)]),
  ]);
  expect(shown).toEqual([
    ['Afrique', [['Moyen-Orient', ['Égypte']]]],
    [
      'Asie',
      [
        [null, ['Antarctique']],
        ["Asie de l'Est", ['Japon', 'Corée du Sud']],
        ['Moyen-Orient', ['Liban']],
      ],
    ],
    ['Ailleurs', [[null, ['Atlantide']]]],
  ]);
});

it('gives each continent and each region of it an anchor of its own', () => {
  const regions = [
    ['Afrique', 'Moyen-Orient'],
    ['Asie', 'Moyen-Orient'],
    ['Asie', "Asie de l'Est"],
  ];
  const continents = groupByRegion(
    regions.map((names) => country('', ...names)),
    slugOf,
  );
  const anchors = continents.flatMap((continent) => [continent, ...continent.regions]).map(({ anchor }) => anchor);
  expect(anchors).toEqual(['afrique', 'afrique-moyen-orient', 'asie', 'asie-asie-de-lest', 'asie-moyen-orient']);
});
