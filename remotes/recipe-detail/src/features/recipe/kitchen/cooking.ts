/** How far a cook has come with one recipe. */
export interface Cooking {
  servings: number;
  /** Ids of ingredients and of steps. */
  ticked: string[];
}

const keyOf = (recipeId: string): string => `tdt.cuisine.${recipeId}`;

/** What this tab remembers of a recipe; `null` when that is nothing, or when storage is refused. */
export function readCooking(recipeId: string): Cooking | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? 'null') as Cooking | null;
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
