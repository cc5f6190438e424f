import { ScreenLanguage } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Outlet, pageOnDemand, type RouteObject } from '@tdt/platform';
import { RecipesScreen } from './features/list/recipes-screen.tsx';

// The list does without the editor, its schemas and zod: they are a file of their own.
const loadEditor = () => import(/* webpackChunkName: "recipe-editor" */ './features/edit/recipe-screens.tsx');
const loadCalendar = () => import(/* webpackChunkName: "recipe-calendar" */ './features/calendar/calendar-screen.tsx');

const English = () => (
  <ScreenLanguage lang="en">
    <Outlet />
  </ScreenLanguage>
);

const French = () => (
  <ScreenLanguage lang="fr">
    <Outlet />
  </ScreenLanguage>
);

/** The list is in English, editor and calendar in French, as specified. */
export const routes: RouteObject[] = [
  { Component: English, children: [{ path: ADMIN_PAGES.recipes, Component: RecipesScreen }] },
  {
    Component: French,
    children: [
      pageOnDemand(ADMIN_PAGES.newRecipe, async () => ({ Component: (await loadEditor()).CreateRecipeScreen })),
      pageOnDemand(ADMIN_PAGES.recipeCalendar, async () => ({ Component: (await loadCalendar()).CalendarScreen })),
      pageOnDemand(`${ADMIN_PAGES.recipes}/:id`, async () => ({ Component: (await loadEditor()).EditRecipeScreen })),
    ],
  },
];
