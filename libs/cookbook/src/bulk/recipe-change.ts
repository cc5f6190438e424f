import { type BulkAction, type BulkReason, RECIPE_MESSAGES, RecipeInputSchema } from '@tdt/contracts';
import { PUBLIC, visibilityOf } from '@tdt/domain/publication';
import { adminRecipe } from '../recipes/admin-recipe.ts';
import type { RecipeDocument, RecipeFields } from '../recipes/recipe.model.ts';

/** The fields that an action changes; a reason: it must not; `null`: there is nothing to change. */
export type BulkChange = Partial<RecipeFields> | BulkReason | null;

/** When a recipe is changed, and by whom. */
export interface Edit {
  at: Date;
  by: string;
}

type Rule<Action> = (recipe: RecipeDocument, action: Action, edit: Edit) => BulkChange;
type Rules = { [Kind in BulkAction['kind']]: Rule<Extract<BulkAction, { kind: Kind }>> };

/** Nothing of a list is looked at before it is public, so the rules are those of a recipe, and a cover. */
const RULES: Rules = {
  publish: (recipe, _action, { at }) => {
    if (visibilityOf(recipe.publication, at.getTime()) === 'public') return null;
    return brokenRule(recipe) ?? { publication: { ...recipe.publication, ...PUBLIC } };
  },
  /** A draft was never public. */
  withdraw: ({ publication }) =>
    publication.state === 'published' ? { publication: { ...publication, ...PUBLIC, state: 'withdrawn' } } : null,
  delete: ({ publication }, _action, deleted) => ({ publication: { ...publication, deleted } }),
  country: (recipe, { country_id }) => (recipe.country_id === country_id ? null : { country_id }),
  type: (recipe, { type_recipe }) => (recipe.type_recipe === type_recipe ? null : { type_recipe }),
  difficulty: (recipe, { difficulty }) => (recipe.difficulty === difficulty ? null : { difficulty }),
  group: ({ groups, ingredients, steps }, { from, to }) => {
    const renamed = (group: string) => (group === from ? to : group);
    const regrouped = <Row extends { group: string | null }>(row: Row): Row => ({
      ...row,
      group: row.group && renamed(row.group),
    });
    const isUsed = groups.includes(from) || [...ingredients, ...steps].some(({ group }) => group === from);
    if (!isUsed || from === to) return null;
    return {
      groups: [...new Set(groups.map(renamed))],
      ingredients: ingredients.map(regrouped),
      steps: steps.map(regrouped),
    };
  },
};

/** What an action changes in a recipe. */
export const changeOf = (recipe: RecipeDocument, action: BulkAction, edit: Edit): BulkChange =>
  (RULES[action.kind] as Rule<BulkAction>)(recipe, action, edit);

const LIGHT: Record<string, 1> = {
  ...{ revision: 1, title: 1, publication: 1, country_id: 1, type_recipe: 1, difficulty: 1 },
  ...{ groups: 1, 'ingredients.group': 1, 'steps.group': 1 },
};

/** The fields that tell what an action would change: rules are checked of whole recipes only. */
export const fieldsFor = ({ kind }: BulkAction): Record<string, 1> => (kind === 'publish' ? {} : LIGHT);

const REASONS = new Map(Object.entries(RECIPE_MESSAGES).map(([rule, message]) => [message, rule as BulkReason]));

/** The first rule of public recipes that a stored one breaks. */
function brokenRule(recipe: RecipeDocument): BulkReason | null {
  const issues = RecipeInputSchema.safeParse(adminRecipe(recipe)).error?.issues ?? [];
  // A stored recipe has fields that its editor does not send.
  const [broken] = issues.filter(({ code }) => code !== 'unrecognized_keys');
  if (broken) return REASONS.get(broken.message as never) ?? 'limits';
  return recipe.images.some(({ image_type }) => image_type === 'cover') ? null : 'cover';
}
