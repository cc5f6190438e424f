import type { CountryRef, Menu, Site, WorldPart } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { deCountry } from '../countries/particles.ts';
import { cookedNames } from './country-heads.ts';
import { type Crumb, countriesCrumbs, countryCrumbs } from './json-ld.ts';
import { type PageHead, pageHead } from './page-head.ts';

// Beside `heads.ts` and `json-ld.ts`, which every public page loads: few visitors open these pages.

/** Head of the page of a continent or region; its picture is the cover of the newest recipe, where there is one. */
export function worldPartHead(site: Site, part: Omit<WorldPart, 'map'>): PageHead {
  const names = cookedNames(part.regions.flatMap(({ countries }) => countries));
  return pageHead(site, null, {
    title: `${part.name} : pays et recettes`,
    description: `${part.name} : ${part.total} pays${names ? ` et les recettes de ceux où nous avons cuisiné : ${names}` : ' qui attendent notre visite'}.`,
    path: PAGES.worldPart(part.kind, part.slug),
    image: part.recipes[0]?.cover ?? null,
  });
}

/** Head of a country's menus, all under one address. */
export const menuHead = (site: Site, { country, courses }: Pick<Menu, 'country' | 'courses'>): PageHead =>
  pageHead(site, null, {
    title: `Un menu ${deCountry(country)}`,
    description: `Un repas ${deCountry(country)} de l'entrée au dessert, avec le plan de cuisine minute par minute : ${courses.map(({ recipe }) => recipe.title).join(', ')}.`,
    path: PAGES.menu(country.slug),
    image: courses.find(({ type }) => type === 'plat')?.recipe.cover ?? courses[0]?.recipe.cover ?? null,
  });

/** Trail of the page of a continent, or of a region through its continent. */
export const worldPartCrumbs = ({
  kind,
  name,
  slug,
  continent,
}: Pick<WorldPart, 'kind' | 'name' | 'slug' | 'continent'>): Crumb[] => [
  ...countriesCrumbs(),
  ...(continent === null ? [] : [{ name: continent.name, path: PAGES.worldPart(continent.kind, continent.slug) }]),
  { name, path: PAGES.worldPart(kind, slug) },
];

/** Trail of a country's menu. */
export const menuCrumbs = (country: Pick<CountryRef, 'name' | 'slug'>): Crumb[] => [
  ...countryCrumbs(country),
  { name: 'Menu', path: PAGES.menu(country.slug) },
];
