import type { CountryDetail, Suggestions } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom, redirect } from '@tdt/platform';
import { loadSuggestions } from '@tdt/ui/recipes';
import { orNull } from '../../failed-reads.ts';

export interface CountryData {
  /** `null`: unknown country; the page shows its fallback text. */
  country: CountryDetail | null;
  /** Of an unknown country. */
  suggestions: Suggestions | null;
}

/** Loads the country of `:countrySlug`. Redirects an alias permanently and a name temporarily to the slug. */
export async function loadCountry(args: LoaderFunctionArgs) {
  const { countrySlug = '' } = args.params;
  const country = await orNull(loadFrom<CountryDetail>(args, API.country(countrySlug)));
  if (!country) {
    const suggestions = await loadSuggestions(args, countrySlug);
    return data<CountryData>({ country, suggestions }, { status: 404 });
  }
  if (country.match === 'alias') throw redirect(PAGES.country(country.slug), 301);
  if (country.match === 'name') throw redirect(PAGES.country(country.slug), 302);
  return data<CountryData>({ country, suggestions: null });
}
