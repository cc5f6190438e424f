import type { Atlas } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { CountriesPage } from './countries-page.tsx';

const loadCountries = (args: LoaderFunctionArgs): Promise<Atlas> => loadFrom<Atlas>(args, API.atlas);

export const countriesPage = { Component: CountriesPage, loader: loadCountries };
