import { Skeleton, useFailureToast } from '@tdt/admin/kit';
import type { AdminRecipe, AdminSeo } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { DRAFT, PUBLIC } from '@tdt/domain/publication';
import { useSite } from '@tdt/platform';
import { Navigate, useParams } from '@tdt/platform/admin';
import { useState } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { RecipeForm } from './recipe-form.tsx';
import { newRecipe, recipeValues } from './recipe-values.ts';
import { useRecipeForm } from './use-recipe-form.ts';

/** A new recipe. */
export function CreateRecipeScreen() {
  const [create] = recipesApi.useRecipesCreateMutation();
  const isDraft = useSite().editing?.new_recipes === 'draft';
  const [stored] = useState(() => ({ values: newRecipe(isDraft ? DRAFT : PUBLIC), revision: 0 }));
  const editor = useRecipeForm({ stored, write: create });
  return <RecipeForm {...editor} id={null} title="Ajouter une recette" />;
}

/** An existing recipe. Its form appears once the recipe and its metadata are loaded. */
export function EditRecipeScreen() {
  const { id = '' } = useParams();
  const recipe = recipesApi.useRecipesOneQuery(id);
  const seo = recipesApi.useRecipesSeoQuery(id);
  const error = recipe.error ?? seo.error;
  const description = 'Impossible de charger la recette';
  useFailureToast(error, { title: 'Erreur', description });
  if (recipe.currentData && seo.currentData)
    return (
      <EditRecipe key={id} recipe={recipe.currentData} seo={seo.currentData} load={[recipe.refetch, seo.refetch]} />
    );
  return error ? (
    <Navigate to={ADMIN_PAGES.recipes} replace />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 10 }} />
  );
}

const storedOf = (recipe: AdminRecipe, seo: AdminSeo) => ({
  values: recipeValues(recipe, seo),
  revision: recipe.revision,
});

interface EditRecipeProps {
  recipe: AdminRecipe;
  seo: AdminSeo;
  load: [Load<AdminRecipe>, Load<AdminSeo>];
}

type Load<T> = () => PromiseLike<{ data?: T | undefined; isError: boolean }>;

function EditRecipe({ recipe, seo, load: [loadRecipe, loadSeo] }: EditRecipeProps) {
  const [update] = recipesApi.useRecipesUpdateMutation();
  const editor = useRecipeForm({
    stored: storedOf(recipe, seo),
    write: (input, revision) => update({ id: recipe.id, update: { ...input, revision } }),
    recipeId: recipe.id,
    async reload() {
      const [recipe, seo] = await Promise.all([loadRecipe(), loadSeo()]);
      return recipe.data && seo.data && !recipe.isError && !seo.isError ? storedOf(recipe.data, seo.data) : null;
    },
  });
  return <RecipeForm {...editor} id={recipe.id} title="Modifier la recette" />;
}
