import { pageOnDemand, type RouteObject } from '@tdt/platform';
import { loadAllRecipes } from './features/all-recipes/all-recipes.loader.ts';
import { AllRecipesPage } from './features/all-recipes/all-recipes-page.tsx';
import { loadCountry } from './features/country/country.loader.ts';
import { CountryPage } from './features/country/country-page.tsx';
import { loadHome } from './features/home/home.loader.ts';
import { HomePage } from './features/home/home-page.tsx';
// Styles of the pages on demand.
import './features/about/about-page.module.css';
import './features/about/voyages.module.css';
import './features/legal/legal-page.module.css';

export const routes: RouteObject[] = [
  { path: '/', Component: HomePage, loader: loadHome },
  { path: '/toutes-recettes', Component: AllRecipesPage, loader: loadAllRecipes },
  { path: '/pays/:countrySlug', Component: CountryPage, loader: loadCountry },
  pageOnDemand('/about', async () => (await import('./features/about/about.page.ts')).aboutPage),
  pageOnDemand('/mentions-legales', async () => (await import('./features/legal/legal.pages.ts')).legalNotice),
  pageOnDemand('/confidentialite', async () => (await import('./features/legal/legal.pages.ts')).privacy),
];
