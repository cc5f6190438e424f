import { listPath, Skeleton, type StoredValues, useFailureToast, useScreenName } from '@tdt/admin/kit';
import { useNotes } from '@tdt/admin/teamwork';
import type { AdminRecipe, AdminSeo, RecipeDraft } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { DRAFT, PUBLIC } from '@tdt/domain/publication';
import { useSite } from '@tdt/platform';
import { Navigate, useParams } from '@tdt/platform/admin';
import { useState } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { PendingChanges } from './publication/pending-changes.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { newRecipe, type RecipeValues, storedValues } from './recipe-values.ts';
import { useRecipeForm } from './use-recipe-form.ts';

/** A new recipe. */
export function CreateRecipeScreen() {
  const [create] = recipesApi.useRecipesCreateMutation();
  const isDraft = useSite().editing?.new_recipes === 'draft';
  const [stored] = useState(() => ({ values: newRecipe(isDraft ? DRAFT : PUBLIC), revision: 0 }));
  const editor = useRecipeForm({ stored, write: create });
  return <RecipeForm {...editor} id={null} title="Ajouter une recette" pending={null} saved={null} />;
}

/** An existing recipe. Its form appears once the recipe and its metadata are loaded. */
export function EditRecipeScreen() {
  const { id = '' } = useParams();
  // A copy, or what the search has found, is another recipe with its own pending changes.
  return <StoredRecipe key={id} id={id} />;
}

function StoredRecipe({ id }: { id: string }) {
  const recipe = recipesApi.useRecipesOneQuery(id);
  const seo = recipesApi.useRecipesSeoQuery(id);
  const found = recipesApi.useRecipesDraftQuery(id);
  // Asked for with the recipe, so that the form does not move when they come.
  useNotes('recipe', id);
  /** The pending changes that the form begins with; each opening is a form of its own. */
  const [opened, setOpened] = useState<{ draft: RecipeDraft | null; count: number }>({ draft: null, count: 0 });
  const open = (draft: RecipeDraft | null) => setOpened({ draft, count: opened.count + 1 });
  const error = recipe.error ?? seo.error;
  const description = 'Impossible de charger la recette';
  useFailureToast(error, { title: 'Erreur', description });
  if (recipe.currentData && seo.currentData)
    return (
      <EditRecipe
        key={opened.count}
        id={id}
        recipe={recipe.currentData}
        stored={storedValues(recipe.currentData, seo.currentData, opened.draft)}
        draft={found.currentData?.draft ?? null}
        open={open}
        load={[recipe.refetch, seo.refetch]}
        isInTrash={recipe.currentData.deleted !== undefined}
      />
    );
  return error ? (
    <Navigate to={listPath(ADMIN_PAGES.recipes)} replace />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 10 }} />
  );
}

interface EditRecipeProps {
  id: string;
  /** As it was when the form began. */
  recipe: AdminRecipe;
  stored: StoredValues<RecipeValues>;
  /** The pending changes as they are stored now. */
  draft: RecipeDraft | null;
  /** Begins anew with pending changes; `null`: with the stored recipe. */
  open: (draft: RecipeDraft | null) => void;
  load: [Load<AdminRecipe>, Load<AdminSeo>];
  isInTrash: boolean;
}

type Load<T> = () => PromiseLike<{ data?: T | undefined; isError: boolean }>;

function EditRecipe({ id, recipe, stored, draft, open, load: [loadRecipe, loadSeo], isInTrash }: EditRecipeProps) {
  const [update, { data: saved = recipe }] = recipesApi.useRecipesUpdateMutation();
  const [saveDraft] = recipesApi.useRecipesSaveDraftMutation();
  useScreenName(saved.title);
  const editor = useRecipeForm({
    stored,
    write: (input, revision, draft_revision) =>
      update({ id, update: { ...input, revision, ...(draft_revision && { draft_revision }) } }),
    writeDraft: (draft) => saveDraft({ id, draft }),
    recipeId: id,
    async reload() {
      const [recipe, seo] = await Promise.all([loadRecipe(), loadSeo()]);
      return recipe.data && seo.data && !recipe.isError && !seo.isError ? storedValues(recipe.data, seo.data) : null;
    },
  });
  return (
    <RecipeForm
      {...editor}
      id={id}
      title="Modifier la recette"
      isInTrash={isInTrash}
      saved={saved}
      pending={draft && <PendingChanges id={id} form={editor.form} draft={draft} open={open} />}
    />
  );
}
