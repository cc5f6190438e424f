export { type CountriesRepository, type CountryUpdate, createCountriesRepository } from './countries.repository.ts';
export type { CountryDocument } from './country.model.ts';
export { CountryDirectory, type DirectoryEntry } from './country-directory.ts';
export { neighbourCodes } from './map/neighbours.ts';
export { drawPart, drawWorld } from './map/world-map.ts';
export { nameKey, WorldParts } from './world-parts.ts';
