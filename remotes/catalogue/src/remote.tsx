import { pageOnDemand, type RouteObject } from '@tdt/platform';

// Chunk names as in rsbuild.config.ts, which maps addresses to them.
const loadHome = () => import(/* webpackChunkName: "home" */ './features/home/home.page.ts');
const loadAllRecipes = () => import(/* webpackChunkName: "all-recipes" */ './features/all-recipes/all-recipes.page.ts');
const loadCountries = () => import(/* webpackChunkName: "countries" */ './features/countries/countries.pages.ts');
const loadCountry = () => import(/* webpackChunkName: "country" */ './features/country/country.page.ts');
const loadMenu = () => import(/* webpackChunkName: "menu" */ './features/menu/menu.page.ts');
const loadAbout = () => import(/* webpackChunkName: "about" */ './features/about/about.page.ts');
const loadFavourites = () => import(/* webpackChunkName: "favourites" */ './features/favourites/favourites.page.ts');
const loadShoppingList = () =>
  import(/* webpackChunkName: "shopping-list" */ './features/shopping-list/shopping-list.page.ts');
const loadLegal = () => import(/* webpackChunkName: "legal" */ './features/legal/legal.pages.ts');

export const routes: RouteObject[] = [
  pageOnDemand('/', async () => (await loadHome()).homePage),
  pageOnDemand('/toutes-recettes', async () => (await loadAllRecipes()).allRecipesPage),
  pageOnDemand('/pays', async () => (await loadCountries()).countriesPage),
  pageOnDemand('/continents/:slug', async () => (await loadCountries()).continentPage),
  pageOnDemand('/regions/:slug', async () => (await loadCountries()).regionPage),
  pageOnDemand('/pays/:countrySlug', async () => (await loadCountry()).countryPage),
  pageOnDemand('/pays/:countrySlug/menu', async () => (await loadMenu()).menuPage),
  pageOnDemand('/about', async () => (await loadAbout()).aboutPage),
  pageOnDemand('/favoris', async () => (await loadFavourites()).favouritesPage),
  pageOnDemand('/liste-de-courses', async () => (await loadShoppingList()).shoppingListPage),
  pageOnDemand('/mentions-legales', async () => (await loadLegal()).legalNoticePage),
  pageOnDemand('/confidentialite', async () => (await loadLegal()).privacyPage),
];
