/** Lists of recipes: what their addresses hold, and their titles. */

export { apiSearchOf, type ListQuery, NO_QUERY, readQuery, searchOf } from './recipes/list-query.ts';
export { filterCount, listTitle } from './recipes/list-title.ts';
export { menuSearch, readMenuQuery } from './recipes/menu-query.ts';
