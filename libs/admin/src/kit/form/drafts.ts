import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { StoredValues } from './edit-state.ts';

/**
 * The unsaved values of forms. A draft stays in memory as long as the document lives. Those of forms with an owner
 * are also stored in the IndexedDB of this browser, as a tab may be closed, or crash. Drafts have no secrets, and are
 * deleted when the user signs out by choice or another user signs in. Nothing here throws: without IndexedDB there
 * is the memory.
 */
interface Draft<Values> {
  /** As typed, but secrets are as in `base`. */
  values: Values;
  /** The stored values that the user was editing, and their revision: a save notices what others have saved since. */
  base: StoredValues<Values>;
  /** Something other than secrets was typed. */
  isKept: boolean;
  /** Secrets were typed too; the user has to type them again. */
  lacksSecrets: boolean;
  savedAt: Date;
}

const memory = new Map<string, Draft<unknown>>();
/** Incremented by `forgetDrafts`: forms that are still open at that moment store nothing afterwards. */
let generation = 0;

const load = () => import(/* webpackChunkName: "drafts" */ 'idb-keyval');

async function onDevice<T>(act: (store: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T | undefined> {
  try {
    return await act(await load());
  } catch (error) {
    console.warn('Drafts cannot be stored on this computer', error);
    return undefined;
  }
}

/** Drops all drafts, those of open forms and on this computer included. Call it when the user signs out or changes. */
export function forgetDrafts(): Promise<void> {
  memory.clear();
  generation += 1;
  return onDevice(({ clear }) => clear());
}

/** Drops the drafts on this computer that other users have left. Call it when a user signs in. */
export function forgetDraftsBut(user: string): void {
  void onDevice(async ({ delMany, keys }) => {
    const all = await keys<string[]>();
    await delMany(all.filter(([owner]) => owner !== user));
  });
}

/** A draft belongs to an address and to the form there with these fields: it fits no form that has got others. */
const nameOf = (pathname: string, values: object) => `${pathname} ${Object.keys(values).sort()}`;

/** Leaves a draft for the form at another address, which shows what could not be saved here. */
export function leaveDraftAt<Values extends FieldValues>(
  pathname: string,
  base: StoredValues<Values>,
  values: Values,
): void {
  memory.set(nameOf(pathname, values), { values, base, isKept: true, lacksSecrets: false, savedAt: new Date() });
}

type DraftSlot<Values extends FieldValues> = ReturnType<typeof openDraft<Values>>;

/**
 * The draft of one form, as long as the form is open.
 * @param owner id of the user whose draft is stored on this computer; `undefined`: it is in memory only
 */
export function openDraft<Values extends FieldValues>(pathname: string, values: Values, owner: string | undefined) {
  const name = nameOf(pathname, values);
  const key = [owner ?? '', name];
  const openedIn = generation;
  return {
    /** What the last form here has left in this document. */
    left: memory.get(name) as Draft<Values> | undefined,
    /** What another document has left on this computer. */
    find: async () => (owner === undefined ? undefined : onDevice(({ get }) => get<Draft<Values>>(key))),
    /** @param isAlsoOnDevice unless there is another one that the user has not decided about */
    keep(draft: Draft<Values>, isAlsoOnDevice: boolean): void {
      if (openedIn !== generation) return;
      memory.set(name, draft);
      if (owner === undefined || !isAlsoOnDevice) return;
      void onDevice(({ set, del }) => (draft.isKept ? set(key, draft) : del(key)));
    },
    /** Drops it from memory: the form shows it. */
    take: () => void memory.delete(name),
    drop(): void {
      if (openedIn !== generation) return;
      memory.delete(name);
      if (owner !== undefined) void onDevice(({ del }) => del(key));
    },
  };
}

interface DraftedForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  slot: DraftSlot<Values>;
  base: StoredValues<Values>;
  /** Fields that no draft contains. */
  secrets: (keyof Values & string)[];
  hasUnsaved: () => boolean;
}

/** Milliseconds after the last change. */
const PAUSE = 500;

/** Stores a draft while something is unsaved, shows what the last form left, and finds what another document left. */
export function useDraft<Values extends FieldValues>({ form, slot, base, secrets, hasUnsaved }: DraftedForm<Values>) {
  const { dirtyFields } = form.formState;
  const [found, setFound] = useState<Draft<Values> | null>(null);
  /** Until the user has decided about the draft of another document, nothing replaces it. */
  const isDecided = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useEffectEvent(() => {
    const values = { ...form.getValues() };
    for (const name of secrets) values[name] = base.values[name];
    const dirty = Object.keys(dirtyFields);
    const isKept = dirty.some((name) => !secrets.includes(name));
    const lacksSecrets = dirty.some((name) => secrets.includes(name));
    slot.keep({ values, base, isKept, lacksSecrets, savedAt: new Date() }, isDecided.current);
  });
  const onPause = useEffectEvent(() => {
    timer.current = undefined;
    if (hasUnsaved()) keep();
    else if (isDecided.current) slot.drop();
  });
  const open = useEffectEvent(async () => {
    slot.take();
    isDecided.current = slot.left?.isKept ?? false;
    if (isDecided.current) return form.reset(slot.left?.values, { keepDefaultValues: true });
    const earlier = await slot.find();
    if (earlier) setFound(earlier);
    else isDecided.current = true;
  });
  const close = useEffectEvent(() => {
    clearTimeout(timer.current);
    // With a change that was taken back a moment ago, `onPause` has not come yet.
    if (hasUnsaved() || timer.current !== undefined) onPause();
  });
  useEffect(() => {
    void open();
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onPause, PAUSE);
    });
    const onHidden = () => {
      if (document.visibilityState !== 'hidden' || timer.current === undefined) return;
      clearTimeout(timer.current);
      onPause();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      close();
    };
  }, [form.watch]);

  /** The user has decided about the draft of another document. */
  const decide = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isDecided.current = true;
    setFound(null);
  };
  return {
    found,
    decide,
    /** Nothing is unsaved any more: the values were saved, or given up. */
    drop() {
      decide();
      slot.drop();
    },
  };
}
