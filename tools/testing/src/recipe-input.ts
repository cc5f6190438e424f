import type { AdminRecipe, RecipeInput, RecipeUpdateInput } from '@tdt/contracts';

/** A recipe as the editor sends it, without country and pictures. */
export const aRecipeInput = (fields: Partial<RecipeInput> = {}): RecipeInput => ({
  title: 'Gratin dauphinois',
  description: 'Des pommes de terre fondantes.',
  country_id: null,
  type_recipe: 'plat',
  difficulty: 'facile',
  preparation_time: '20 minutes',
  cooking_time: '1 heure',
  servings: 4,
  cultural_context: null,
  cultural_context_title: null,
  ingredients_title: null,
  steps_title: null,
  groups: [],
  prep_tips: [],
  diet_corrections: {},
  ingredients: [{ name: 'pommes de terre', quantity: '1 kg', group: null }],
  steps: [
    { description: 'Enfournez.', group: null, duree_preparation: null, duree_cuisson: '1 heure', duree_repos: null },
  ],
  images: [],
  ...fields,
});

/** A recipe as a form sends it back. */
export function editedRecipe(recipe: AdminRecipe, fields: Partial<RecipeInput> = {}): RecipeUpdateInput {
  const { id: _, slug: __, edited_at: _at, edited_by: _by, created_at: ___, updated_at: ____, steps, ...rest } = recipe;
  return { ...rest, steps: steps.map(({ step_order: _order, ...step }) => step), ...fields };
}
