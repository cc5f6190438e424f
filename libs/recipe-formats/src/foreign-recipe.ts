import type { RecipeType } from '@tdt/contracts';

interface ForeignRow {
  group: string | null;
}

/** What a recipe of another program says. `null` and `''`: nothing. */
export interface ForeignRecipe {
  title: string;
  description: string;
  servings: number | null;
  type: RecipeType | null;
  /** "Italian", "Cuisine italienne", "Italie". */
  cuisines: string[];
  preparationTime: string | null;
  cookingTime: string | null;
  ingredients: ({ name: string; quantity: string } & ForeignRow)[];
  steps: ({ description: string; rest?: string | null } & ForeignRow)[];
  /** Addresses of pictures. */
  pictures: string[];
}
