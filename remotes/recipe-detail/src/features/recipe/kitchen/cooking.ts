import { SERVINGS_MIN } from '@tdt/domain';

/** How far a cook has come with one recipe. */
export interface Cooking {
  servings: number;
  /** Ids of ingredients and of steps. */
  ticked: string[];
}

const keyOf = (recipeId: string): string => `tdt.cuisine.${recipeId}`;

/** What a stored text says; `null` when it is of another form, as another version of the page may have written it. */
export function parseCooking(text: string): Cooking | null {
  const { servings = 0, ticked }: Partial<Cooking> = JSON.parse(text) ?? {};
  return Number.isInteger(servings) && servings >= SERVINGS_MIN && Array.isArray(ticked) ? { servings, ticked } : null;
}

/** What this tab remembers of a recipe; `null` when that is nothing, or when storage is refused. */
export function readCooking(recipeId: string): Cooking | null {
  try {
    return parseCooking(sessionStorage.getItem(keyOf(recipeId)) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers it until the tab is closed; where storage is refused, until the page is left. */
export function writeCooking(recipeId: string, cooking: Cooking): void {
  try {
    sessionStorage.setItem(keyOf(recipeId), JSON.stringify(cooking));
  } catch {
    // Cooking goes on.
  }
}
