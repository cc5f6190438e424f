/** Title, description and further fields of the head of each page. */

export { countriesHead, countryHead } from './seo/country-heads.ts';
export { homeHead, listHead, notFoundHead, recipeHead } from './seo/heads.ts';
export { type PageHead, pageHead } from './seo/page-head.ts';
export { aboutHead, favouritesHead, legalNoticeHead, privacyHead } from './seo/site-heads.ts';
export { menuHead, worldPartHead } from './seo/travel.ts';
export { shoppingListHead } from './shopping/shopping-list-head.ts';
