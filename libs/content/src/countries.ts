import type { CountrySeed } from '@tdt/contracts';
import data from '../data/countries.json' with { type: 'json' };

/** A country of the world; it has descriptions if it has recipes. */
export interface DemoCountry extends CountrySeed {
  /** Set on places that have a country code but are not a state. */
  territory?: true;
}

const COUNTRIES: readonly DemoCountry[] = (data as DemoCountry[]).map((country) => Object.freeze(country));

/** The 197 states and 11 territories, in French alphabetical order. Shared and frozen: copy before changing. */
export const loadCountries = (): readonly DemoCountry[] => COUNTRIES;
