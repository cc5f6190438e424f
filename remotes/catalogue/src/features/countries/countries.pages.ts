import type { Atlas, WorldPart, WorldPartKind } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { CountriesPage } from './countries-page.tsx';
import { WorldPartPage } from './world-part-page.tsx';

const loadCountries = (args: LoaderFunctionArgs): Promise<Atlas> => loadFrom<Atlas>(args, API.atlas);

/** The pages of continents and those of regions differ by their addresses only. An unknown one is left to the shell. */
const worldPartPage = (kind: WorldPartKind) => ({
  Component: WorldPartPage,
  loader: (args: LoaderFunctionArgs): Promise<WorldPart> =>
    loadFrom<WorldPart>(args, API.worldPart(kind, args.params.slug ?? '')),
});

export const countriesPage = { Component: CountriesPage, loader: loadCountries };
export const continentPage = worldPartPage('continent');
export const regionPage = worldPartPage('region');
