import { SERVINGS_MIN } from '@tdt/cuisine';
import { servingsIn } from '@tdt/domain/recipes';
import { useLocation, useUndisturbed } from '@tdt/platform';
import { storedText, storeText } from '@tdt/platform/stored-text';
import { useEffect, useState } from 'react';
import { usePublishServings } from './shown-servings.ts';
import { useServingsInAddress } from './use-servings-in-address.ts';

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
 * The chosen servings, the ticks and the place of one recipe. The browser keeps them for a day, so neither a reload nor
 * a closed tab loses anything, and the next dinner starts anew. The address has the servings too, so that a link to
 * the page shows the same.
 */
export function useCooking(recipe: { id: string; servings: number }) {
  const addressed = servingsIn(useLocation().search);
  const [cooking, setCooking] = useState<Cooking>({ servings: addressed ?? recipe.servings, ticked: [] });
  // In an effect: the server does not know the storage, and hydration needs the same first rendering.
  useEffect(() => {
    const stored = readCookings()[recipe.id];
    const servings = servingsIn(location.search) ?? stored?.servings;
    if (stored && servings) setCooking({ servings, ticked: stored.ticked });
  }, [recipe.id]);

  const change = (changes: Partial<Cooking>) => {
    const next = { ...cooking, ...changes };
    setCooking(next);
    writeCooking(recipe.id, next);
  };
  const { servings, ticked } = cooking;
  useUndisturbed(ticked.length > 0 || servings !== recipe.servings);
  usePublishServings(servings);
  useServingsInAddress(servings === recipe.servings ? null : servings);
  const has = (id: string) => ticked.includes(id);
  const toggle = (id: string) => change({ ticked: has(id) ? ticked.filter((other) => other !== id) : [...ticked, id] });
  return {
    servings,
    setServings: (servings: number) => change({ servings }),
    ticks: { has, toggle },
    // Not from the state, which may not have what is stored yet.
    setPlace: (place: string) => writeCooking(recipe.id, { ...cooking, ...readCookings()[recipe.id], place }),
  };
}

const KEY = 'tdt.cuisine';
const DAY = 24 * 60 * 60 * 1000;

interface Stored extends Cooking {
  /** Id of the screen of cook mode that was shown last. */
  place?: string;
  at: number;
}

type Cookings = Record<string, Stored>;

/** By recipe, those of the last day. None when something else is stored: another version of the page may have written it. */
export function readCookings(): Cookings {
  try {
    const stored = Object.entries(JSON.parse(storedText(KEY) ?? '{}') as Cookings);
    return Object.fromEntries(
      stored.filter(
        ([, { servings, ticked, at }]) =>
          Date.now() - at < DAY && Number.isInteger(servings) && servings >= SERVINGS_MIN && Array.isArray(ticked),
      ),
    );
  } catch {
    return {};
  }
}

function writeCooking(recipeId: string, changes: Cooking & { place?: string }): void {
  const cookings = readCookings();
  const changed = { ...cookings[recipeId], ...changes, at: Date.now() };
  storeText(KEY, JSON.stringify({ ...cookings, [recipeId]: changed }));
}
