export { countryOfCuisine } from './cuisines.ts';
export { readForeign } from './read-foreign.ts';
