import { loadCountry } from './country.loader.ts';
import { CountryPage } from './country-page.tsx';

export const countryPage = { Component: CountryPage, loader: loadCountry };
