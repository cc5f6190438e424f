import { pageOnDemand, type RouteObject } from '@tdt/platform';
import { loadRecipe } from './features/recipe/recipe.loader.ts';
import { RecipeFailure } from './features/recipe/recipe-errors.tsx';
import { RecipePage } from './features/recipe/recipe-page.tsx';

// The name of the chunk as in rsbuild.config.ts, which maps the address to it.
const loadPreview = () => import(/* webpackChunkName: "preview" */ './features/preview/preview.page.ts');

export const routes: RouteObject[] = [
  {
    path: '/recipe/:idOrSlug',
    Component: RecipePage,
    ErrorBoundary: RecipeFailure,
    loader: loadRecipe,
    // Cook mode and servings are in the query: the recipe is the same.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href),
  },
  { ...pageOnDemand('/apercu', async () => (await loadPreview()).previewPage), ErrorBoundary: RecipeFailure },
];
