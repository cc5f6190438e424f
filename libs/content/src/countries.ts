import type { CountrySeed } from '@tdt/contracts';
import data from '../data/countries.json' with { type: 'json' };

/** A country of the world; its descriptions are there where it has recipes. */
export interface DemoCountry extends CountrySeed {
  /** Set on places that have a code of their own without being a state. */
  territory?: true;
}

const COUNTRIES: readonly DemoCountry[] = (data as DemoCountry[]).map((country) => Object.freeze(country));

/** The 197 states and 11 territories, in the French alphabet's order. Shared and frozen: copy before changing. */
export const loadCountries = (): readonly DemoCountry[] => COUNTRIES;
