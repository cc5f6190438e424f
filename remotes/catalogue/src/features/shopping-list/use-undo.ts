import type { ShoppingList } from '@tdt/domain/shopping';
import { useState } from 'react';

export type ChangeList = (change: (list: ShoppingList) => ShoppingList) => void;
/** Removes something; `what` says so, in the past: "Riz retiré". */
export type RemoveFromList = (what: string, change: (list: ShoppingList) => ShoppingList) => void;

export interface Undo {
  what: string;
  restore: () => void;
}

/** Undo for the last removal, until the list changes otherwise. */
export function useUndo(list: ShoppingList | null, change: ChangeList) {
  const [last, setLast] = useState<{ what: string; before: ShoppingList; after: string } | null>(null);
  const remove: RemoveFromList = (what, removed) =>
    change((before) => {
      const after = removed(before);
      setLast({ what, before, after: JSON.stringify(after) });
      return after;
    });
  const isLast = last !== null && JSON.stringify(list) === last.after;
  const undo: Undo | null = isLast ? { what: last.what, restore: () => change(() => last.before) } : null;
  return { remove, undo };
}
