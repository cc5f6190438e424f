import { useLocation } from '@tdt/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, type DraftSlot, draftSlot } from './drafts.ts';

interface Stored<Values extends object> {
  initial: Values;
  revision: number;
}

/** What was found of a draft: whether anything is there again, and whether secrets are missing. */
export type Recovered = Pick<Draft<object>, 'isKept' | 'lacksSecrets'>;

interface Beginning<Values extends object> extends Stored<Values> {
  values: Values;
  recovered: Recovered | null;
  isRenewed: boolean;
  slot: DraftSlot<Values>;
}

/**
 * What a form begins with: what is stored; or what was typed into it when the session ran out, on what was stored then, so
 * that a save finds out what others have saved meanwhile.
 */
export function useBeginning<Values extends object>(stored: Stored<Values>): Beginning<Values> {
  const { pathname } = useLocation();
  const [beginning] = useState(() => {
    const slot = draftSlot<Values>(`${pathname} ${Object.keys(stored.initial)}`);
    const draft = slot.read();
    const { initial, revision, values } = draft?.isKept ? draft : { ...stored, values: stored.initial };
    return { slot, initial, revision, values, recovered: draft ?? null, isRenewed: slot.isRenewed() };
  });
  return beginning;
}

/** Keeps what is unsaved when the form is taken away. @param unsaved `null` when there is nothing, or it is not to be kept */
export function useKeptDraft<Values extends object>(
  slot: DraftSlot<Values>,
  unsaved: () => Draft<Values> | null,
): void {
  const keep = useEffectEvent(() => {
    const draft = unsaved();
    if (draft) slot.keep(draft);
  });
  useEffect(() => {
    slot.clear();
    return () => keep();
  }, [slot]);
}
