import { useEffect, useState } from 'react';
import { type Cooking, readCooking, writeCooking } from './cooking.ts';

export interface Ticks {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** For how many one cooks, and what is ticked off: kept by this tab for this visit, so that a reload loses nothing. */
export function useCooking(recipe: { id: string; servings: number }) {
  const [cooking, setCooking] = useState<Cooking>({ servings: recipe.servings, ticked: [] });
  // After hydration: the server knows nothing of it.
  useEffect(() => {
    const kept = readCooking(recipe.id);
    if (kept) setCooking(kept);
  }, [recipe.id]);

  const change = (changes: Partial<Cooking>) => {
    const next = { ...cooking, ...changes };
    setCooking(next);
    writeCooking(recipe.id, next);
  };
  const { servings, ticked } = cooking;
  const has = (id: string) => ticked.includes(id);
  const toggle = (id: string) => change({ ticked: has(id) ? ticked.filter((other) => other !== id) : [...ticked, id] });
  return { servings, setServings: (servings: number) => change({ servings }), ticks: { has, toggle } };
}
