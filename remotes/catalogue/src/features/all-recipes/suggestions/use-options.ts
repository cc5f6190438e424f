import type { Completions } from '@tdt/contracts';
import { COMPLETIONS_API, PAGES } from '@tdt/contracts/plain';
import { fetchJson, useNavigate } from '@tdt/platform';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key press before the server is asked. */
const DEBOUNCE = 150;
/** A shorter text may mean anything. */
const LENGTH_MIN = 2;

export interface SuggestedOption {
  key: string;
  label: string;
  note?: string;
  choose: () => void;
}

interface OptionGroup {
  name: string;
  options: SuggestedOption[];
}

/** What the typed text may mean; for `null` the server is not asked, and the options stay as they are. */
export function useOptions(
  typed: string | null,
  { onSearch, onLeave }: { onSearch: (text: string) => void; onLeave: () => void },
) {
  const navigate = useNavigate();
  const open = (page: string) => {
    onLeave();
    navigate(page);
  };
  const [found, setFound] = useState<Completions | null>(null);

  useEffect(() => {
    if (typed === null) return;
    if (typed.length < LENGTH_MIN) return setFound(null);
    const controller = new AbortController();
    const ask = async () => {
      const { body, ok } = await fetchJson<Completions>(
        `${COMPLETIONS_API}?${new URLSearchParams({ q: typed })}`,
        controller,
      );
      if (!controller.signal.aborted) setFound(ok ? body : null);
    };
    // Without suggestions the search works as well.
    const timer = setTimeout(() => ask().catch(() => {}), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);

  const { recipes = [], countries = [], ingredients = [] } = found ?? {};
  const groups: OptionGroup[] = [
    {
      name: 'Recettes',
      options: recipes.map(({ title, slug }) => ({
        key: `recipe-${slug}`,
        label: title,
        choose: () => open(PAGES.recipe(slug)),
      })),
    },
    {
      name: 'Pays',
      options: countries.map(({ name, slug, recipe_count }) => ({
        key: `country-${slug}`,
        label: name,
        note: recipesText(recipe_count),
        choose: () => open(PAGES.country(slug)),
      })),
    },
    {
      name: 'Ingrédients',
      options: ingredients.map(({ name, recipe_count }) => ({
        key: `ingredient-${name}`,
        label: name,
        note: recipesText(recipe_count),
        choose: () => onSearch(name),
      })),
    },
  ].filter(({ options }) => options.length > 0);
  return { groups, options: groups.flatMap(({ options }) => options) };
}

const recipesText = (count: number): string => (count > 1 ? `${count} recettes` : '1 recette');
