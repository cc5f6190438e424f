import type { AdminRecipeRow } from '@tdt/contracts';
import { useState } from 'react';

/** Recipes that are chosen in the list: one by one, or all that match its search and filters. */
export type Selection = { ids: string[] } | { query: Record<string, string>; count: number };

const NONE: Selection = { ids: [] };

export const countOf = (selection: Selection): number => ('ids' in selection ? selection.ids.length : selection.count);

/** The rows of the list that are chosen. @param page the recipes that are on screen, of `total` that match */
export function useSelection(query: Record<string, string>, page: readonly AdminRecipeRow[], total: number) {
  const [chosen, setChosen] = useState(NONE);
  // As the server takes it: nothing for a filter that is not set.
  const set = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  // All that match another search are not those that are on screen.
  const isOfOther = 'query' in chosen && JSON.stringify(chosen.query) !== JSON.stringify(set);
  const selection = isOfOther ? NONE : chosen;
  const onPage = page.map(({ id }) => id);
  return {
    selection,
    selectAll: () => setChosen({ query: set, count: total }),
    clear: () => setChosen(NONE),
    /** For the check boxes of the table. */
    rows: {
      ids: 'ids' in selection ? selection.ids : onPage,
      onChange: (ids: string[]) => setChosen({ ids }),
      labelOf: ({ title }: AdminRecipeRow) => `Sélectionner ${title}`,
      allLabel: 'Tout sélectionner (page)',
    },
  };
}
