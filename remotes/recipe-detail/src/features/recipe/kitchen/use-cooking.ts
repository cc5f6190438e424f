import { SERVINGS_MIN } from '@tdt/domain';
import { useUndisturbed } from '@tdt/platform';
import { startTransition, useEffect, useState } from 'react';

/** A visitor's progress with one recipe. */
interface Cooking {
  servings: number;
  /** Ids of ingredients and of steps. */
  ticked: string[];
}

export interface Ticks {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/**
 * The chosen servings and the ticks of one recipe. The tab keeps them until it is closed, so a reload loses nothing.
 */
export function useCooking(recipe: { id: string; servings: number }) {
  const [cooking, setCooking] = useState<Cooking>({ servings: recipe.servings, ticked: [] });
  // In an effect: the server does not know the session storage, and hydration needs the same first rendering.
  useEffect(() => {
    const stored = readCooking(recipe.id);
    // A transition: an urgent update would empty the media of steps, which may not be hydrated yet.
    if (stored) startTransition(() => setCooking(stored));
  }, [recipe.id]);

  const change = (changes: Partial<Cooking>) => {
    const next = { ...cooking, ...changes };
    setCooking(next);
    writeCooking(recipe.id, next);
  };
  const { servings, ticked } = cooking;
  useUndisturbed(ticked.length > 0 || servings !== recipe.servings);
  const has = (id: string) => ticked.includes(id);
  const toggle = (id: string) => change({ ticked: has(id) ? ticked.filter((other) => other !== id) : [...ticked, id] });
  return { servings, setServings: (servings: number) => change({ servings }), ticks: { has, toggle } };
}

const keyOf = (recipeId: string): string => `tdt.cuisine.${recipeId}`;

/** `null` when nothing valid is stored (another version of the page may have written it) or storage is denied. */
function readCooking(recipeId: string): Cooking | null {
  try {
    const { servings = 0, ticked }: Partial<Cooking> =
      JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? '{}') ?? {};
    const isValid = Number.isInteger(servings) && servings >= SERVINGS_MIN && Array.isArray(ticked);
    return isValid ? { servings, ticked } : null;
  } catch {
    return null;
  }
}

function writeCooking(recipeId: string, cooking: Cooking): void {
  try {
    sessionStorage.setItem(keyOf(recipeId), JSON.stringify(cooking));
  } catch {
    // Storage is denied: the progress lasts until the visitor leaves the page.
  }
}
