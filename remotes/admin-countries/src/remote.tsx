import { ScreenLanguage } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Outlet, pageOnDemand, type RouteObject } from '@tdt/platform';
import { CountriesScreen } from './features/list/countries-screen.tsx';

// The list does without the form, its schemas and zod: they are a file of their own.
const loadForm = () => import(/* webpackChunkName: "country-form" */ './features/edit/country-screens.tsx');

const French = () => (
  <ScreenLanguage lang="fr">
    <Outlet />
  </ScreenLanguage>
);

export const routes: RouteObject[] = [
  {
    Component: French,
    children: [
      { path: ADMIN_PAGES.countries, Component: CountriesScreen },
      pageOnDemand(ADMIN_PAGES.newCountry, async () => ({ Component: (await loadForm()).CreateCountryScreen })),
      pageOnDemand(`${ADMIN_PAGES.countries}/:id`, async () => ({ Component: (await loadForm()).EditCountryScreen })),
    ],
  },
];
