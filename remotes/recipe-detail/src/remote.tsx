import type { RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import { loadFrom, type RouteObject, useLoaderData } from '@tdt/platform';

function RecipePage() {
  const recipe = useLoaderData<RecipeDetail>();
  return (
    <>
      <title>{recipe.title}</title>
      <h1>{recipe.title}</h1>
    </>
  );
}

export const routes: RouteObject[] = [
  {
    path: '/recipe/:idOrSlug',
    Component: RecipePage,
    loader: (args) => loadFrom<RecipeDetail>(args, API.recipe(args.params.idOrSlug ?? '')),
  },
];
