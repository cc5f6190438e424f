/** Rules of the recipe editor that forms, server and imports share. */

/** The editor's rules, in the order in which a save checks them. */
export const RECIPE_MESSAGES = {
  title: 'Le titre est obligatoire.',
  description: 'La description est obligatoire.',
  servings: 'Le nombre de portions est obligatoire.',
  difficulty: 'La difficulté est obligatoire.',
  noIngredient: 'Veuillez ajouter au moins un ingrédient.',
  ingredientIncomplete: "Veuillez remplir tous les noms d'ingrédients et les quantités.",
  noStep: 'Veuillez ajouter au moins une étape de préparation.',
  stepIncomplete: "Veuillez remplir toutes les descriptions d'étapes.",
} as const;

/** Largest sizes of a recipe's parts: characters of texts, items of lists. */
export const RECIPE_LIMITS = {
  title: 200,
  prose: 20_000,
  duration: 80,
  servings: 1000,
  groups: 50,
  groupName: 200,
  tips: 50,
  tip: 2000,
  ingredients: 200,
  ingredientName: 200,
  quantity: 100,
  steps: 200,
  stepDescription: 5000,
  images: 50,
  alt: 300,
  url: 500,
  captions: 20_000,
} as const;

/** Recommended lengths in characters of SEO texts. */
export const SEO_TITLE_LENGTH = { min: 50, max: 60 } as const;
export const SEO_DESCRIPTION_LENGTH = { min: 150, max: 160 } as const;
export const SEO_LIMITS = { title: 300, description: 1000, keywords: 500, url: 500 } as const;

/** What a recipe may lack: editors filter their list by it. */
export const RECIPE_GAPS = ['cover', 'dish', 'seo', 'times', 'rest', 'country'] as const;
export type RecipeGap = (typeof RECIPE_GAPS)[number];

/** What a recipe lacks, in the words of the list and of the dashboard. */
export const GAP_LABELS: Record<RecipeGap, string> = {
  cover: 'No cover picture',
  dish: 'No dish pictures',
  seo: 'No SEO texts',
  times: 'No times',
  rest: 'No resting time',
  country: 'No country',
};

/** The texts of a recipe beside its title, as editors read them: their search looks there. */
export const RECIPE_TEXTS = [
  'description',
  'cultural_context_title',
  'cultural_context',
  'prep_tips',
  'groups',
  'ingredients_title',
  'ingredients',
  'steps_title',
  'steps',
] as const;
export type RecipeText = (typeof RECIPE_TEXTS)[number];

export const ADMIN_RECIPE_SORTS = [
  '-created_at',
  'created_at',
  'title',
  '-title',
  '-updated_at',
  'updated_at',
] as const;
export type AdminRecipeSort = (typeof ADMIN_RECIPE_SORTS)[number];

/** Days that a link for people without an account is valid. */
export const PREVIEW_LINK_DAYS = 7;

/** Minutes that the address of a preview is valid. */
export const PREVIEW_MINUTES = 15;
