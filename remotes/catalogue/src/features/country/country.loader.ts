import type { CountryDetail } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom, redirect } from '@tdt/platform';
import { orNull } from '../../failed-reads.ts';

export interface CountryData {
  /** `null`: no country of that name; the page stays, with its fallback text. */
  country: CountryDetail | null;
}

/** The country of `:countrySlug`. Another spelling of its slug is moved there for good, a name only for now. */
export async function loadCountry(args: LoaderFunctionArgs) {
  const country = await orNull(loadFrom<CountryDetail>(args, API.country(args.params.countrySlug ?? '')));
  if (!country) return data<CountryData>({ country: null }, { status: 404 });
  if (country.match === 'alias') throw redirect(PAGES.country(country.slug), 301);
  if (country.match === 'name') throw redirect(PAGES.country(country.slug), 302);
  return data<CountryData>({ country });
}
