import { DIFFICULTIES, type Facet, type Facets, RECIPE_TYPES } from '@tdt/contracts';
import { difficultyLabel, typeCode, typeLabel } from '@tdt/domain';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Tally } from './tally.ts';

/**
 * The counts as filters show them: countries by name, without those that would give nothing (the chosen one always
 * stays); types and difficulties in their fixed order, zeros included.
 */
export function facetsOf(counted: Tally, index: CatalogueIndex, directory: CountryDirectory, chosen?: string): Facets {
  const countOf = new Map(index.countryIds.map((id, number) => [id, counted.countries[number] ?? 0]));
  return {
    pays: directory
      .all()
      .map(
        ({ document }): Facet => ({
          value: document.slug,
          label: document.name,
          count: countOf.get(document._id) ?? 0,
        }),
      )
      .filter(({ value, count }) => count > 0 || value === chosen),
    type: RECIPE_TYPES.map((type, number) => ({
      value: typeCode(type),
      label: typeLabel(type),
      count: counted.types[number] ?? 0,
    })),
    difficulte: DIFFICULTIES.map((difficulty, number) => ({
      value: difficulty,
      label: difficultyLabel(difficulty, 'filter'),
      count: counted.difficulties[number] ?? 0,
    })),
  };
}
