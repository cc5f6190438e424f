import type { RouteObject } from '@tdt/platform';
import { loadPreview } from './features/preview/preview.loader.ts';
import { PreviewPage } from './features/preview/preview-page.tsx';
import { loadRecipe } from './features/recipe/recipe.loader.ts';
import { RecipeFailure } from './features/recipe/recipe-errors.tsx';
import { RecipePage } from './features/recipe/recipe-page.tsx';

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
  { path: '/apercu', Component: PreviewPage, ErrorBoundary: RecipeFailure, loader: loadPreview },
];
