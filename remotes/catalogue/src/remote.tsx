import type { RouteObject } from '@tdt/platform';
import { loadAbout } from './features/about/about.loader.ts';
import { AboutPage } from './features/about/about-page.tsx';
import { loadAllRecipes } from './features/all-recipes/all-recipes.loader.ts';
import { AllRecipesPage } from './features/all-recipes/all-recipes-page.tsx';
import { loadCountry } from './features/country/country.loader.ts';
import { CountryPage } from './features/country/country-page.tsx';
import { loadHome } from './features/home/home.loader.ts';
import { HomePage } from './features/home/home-page.tsx';
import { loadLegal } from './features/legal/legal.loader.ts';
import { LegalNoticePage } from './features/legal/legal-notice-page.tsx';
import { PrivacyPage } from './features/legal/privacy-page.tsx';

export const routes: RouteObject[] = [
  { path: '/', Component: HomePage, loader: loadHome },
  { path: '/toutes-recettes', Component: AllRecipesPage, loader: loadAllRecipes },
  { path: '/pays/:countrySlug', Component: CountryPage, loader: loadCountry },
  { path: '/about', Component: AboutPage, loader: loadAbout },
  { path: '/mentions-legales', Component: LegalNoticePage, loader: loadLegal },
  { path: '/confidentialite', Component: PrivacyPage, loader: loadLegal },
];
