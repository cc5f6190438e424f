import { useLocation } from '@tdt/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDrafts } from './device-drafts.ts';

/** What the server has stored. */
export interface StoredValues<Values> {
  values: Values;
  /** 0 if there are no revisions. */
  revision: number;
}

/** What a form shows: stored values, or what was typed into it and not saved. */
export interface Draft<Values> {
  /** Without secrets, which are as in `initial`. */
  values: Values;
  /** The stored values that the user was editing, and their revision: a save notices what others have saved since. */
  initial: Values;
  revision: number;
  /** Something other than secrets was typed. */
  isKept: boolean;
  /** Secrets were typed too; the user has to type them again. */
  lacksSecrets: boolean;
}

/** These drafts live as long as the document. A form may keep one in the browser's storage too: `device-drafts.ts`. */
const drafts = new Map<string, Draft<unknown>>();
/** Incremented by `forgetDrafts`: forms that are still open at that moment keep nothing afterwards. */
let generation = 0;

/** Drops all drafts, those of open forms and on this computer included. Call it when the user signs out or changes. */
export function forgetDrafts(): void {
  drafts.clear();
  generation += 1;
  void deleteDrafts();
}

/** Drops the drafts on this computer that other users have left. Call it when a user signs in. */
export function forgetDraftsBut(user: string): void {
  void deleteDrafts(user);
}

/** The draft that begins with what is stored. */
export const draftOf = <Values>({ values, revision }: StoredValues<Values>): Draft<Values> => ({
  values,
  initial: values,
  revision,
  isKept: false,
  lacksSecrets: false,
});

const keyOf = (pathname: string, values: object) => `${pathname} ${Object.keys(values).sort()}`;

/** Leaves a draft for the form at another address, which shows what could not be saved here. */
export function keepDraftAt<Values extends FieldValues>(
  pathname: string,
  stored: StoredValues<Values>,
  values: Values,
): void {
  drafts.set(keyOf(pathname, values), { ...draftOf(stored), values, isKept: true });
}

/** The draft of one form, as long as the form is open. */
interface DraftSlot<Values> {
  clear(): void;
  keep(draft: Draft<Values>): void;
  /** Whether drafts may still be kept. */
  isOpen(): boolean;
}

/** What a form begins with: the draft that was kept at this address, else what is stored. */
export function useDraft<Values extends FieldValues>(stored: StoredValues<Values>) {
  const { pathname } = useLocation();
  const [{ slot, first }] = useState(() => {
    const key = keyOf(pathname, stored.values);
    const openedIn = generation;
    const slot: DraftSlot<Values> = {
      clear: () => void drafts.delete(key),
      keep: (draft) => void (openedIn === generation && drafts.set(key, draft)),
      isOpen: () => openedIn === generation,
    };
    const kept = drafts.get(key) as Draft<Values> | undefined;
    const first = kept?.isKept ? kept : { ...draftOf(stored), lacksSecrets: kept?.lacksSecrets ?? false };
    return { slot, first };
  });
  const [draft, setDraft] = useState(first);
  return { slot, draft, setDraft };
}

interface KeptDraft<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  slot: DraftSlot<Values>;
  draft: Draft<Values>;
  secrets: (keyof Values & string)[];
  hasUnsaved: () => boolean;
}

/** Shows a kept draft in the form, and keeps one when the form is removed with something unsaved. */
export function useKeptDraft<Values extends FieldValues>(options: KeptDraft<Values>): void {
  const { form, slot, draft, secrets, hasUnsaved } = options;
  const { dirtyFields } = form.formState;
  const open = useEffectEvent(() => {
    slot.clear();
    if (draft.isKept) form.reset(draft.values, { keepDefaultValues: true });
  });
  const close = useEffectEvent(() => {
    if (!hasUnsaved()) return;
    const values = form.getValues();
    for (const name of secrets) values[name] = draft.initial[name];
    const dirty = Object.keys(dirtyFields);
    const isKept = dirty.some((name) => !secrets.includes(name));
    slot.keep({ ...draft, values, isKept, lacksSecrets: dirty.some((name) => secrets.includes(name)) });
  });
  useEffect(() => {
    open();
    return () => close();
  }, []);
}
