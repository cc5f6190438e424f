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
  /** Of the open form that wrote it; each of two tabs at one address has its own. */
  id?: string | undefined;
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
/** What ends the claims of this document, by their names. */
const claims = new Map<string, () => void>();
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

/**
 * Claims a draft on this computer for this document, as long as that lives: browsers give a lock back when a document is
 * closed or crashes. Without locks every draft is free.
 * @returns whether no document has it
 */
function claim(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => claims.set(name, release));
    };
    navigator.locks.request(name, { ifAvailable: true }, held).catch(reject);
  });
}

function release(name: string): void {
  claims.get(name)?.();
  claims.delete(name);
}

/** Drops all drafts, those of open forms and on this computer included. Call it when the user signs out or changes. */
export function forgetDrafts(): Promise<void> {
  memory.clear();
  for (const name of claims.keys()) release(name);
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

/** What another document has left. To take it is to write it from now on. */
interface Found<Values> {
  draft: Draft<Values>;
  take: () => void;
  drop: () => Promise<void>;
}

type DraftSlot<Values extends FieldValues> = ReturnType<typeof openDraft<Values>>;

/**
 * The draft of one form, as long as the form is open.
 * @param owner id of the user whose draft is stored on this computer; `undefined`: it is in memory only
 */
export function openDraft<Values extends FieldValues>(pathname: string, values: Values, owner: string | undefined) {
  const name = nameOf(pathname, values);
  const left = memory.get(name) as Draft<Values> | undefined;
  const keyOf = (id: string) => [owner ?? '', name, id];
  const lockOf = (key: string[]) => `draft ${JSON.stringify(key)}`;
  let key = keyOf(left?.id ?? `${Date.now()} ${Math.random()}`);
  const openedIn = generation;
  const isForgotten = () => openedIn !== generation;
  let isOpen = true;
  /** The lock of a draft that the user has not decided about. */
  let offered: string | null = null;
  const withdraw = () => {
    if (offered !== null) release(offered);
    offered = null;
  };
  const adopt = (other: string[]) => {
    release(lockOf(key));
    key = other;
    offered = null;
  };
  return {
    /** What the last form here has left in this document. */
    left,
    /** The form is shown: from now on it holds what was left. */
    async open(): Promise<void> {
      memory.delete(name);
      if (owner !== undefined) await onDevice(() => claim(lockOf(key)));
    },
    /** What a document that is gone has left on this computer, for this form alone until it has decided: the latest first. */
    async find(): Promise<Found<Values> | undefined> {
      if (owner === undefined) return undefined;
      return onDevice(async ({ del, get, keys }) => {
        const all = await keys<string[]>();
        for (const other of all.filter(([user, form]) => user === owner && form === name).reverse()) {
          const lock = lockOf(other);
          if (!(await claim(lock))) continue;
          // Another form may have dropped it a moment ago.
          const draft = isOpen ? await get<Draft<Values>>(other) : undefined;
          offered = lock;
          if (draft && isOpen) return { draft, take: () => adopt(other), drop: () => del(other).finally(withdraw) };
          withdraw();
        }
        return undefined;
      });
    },
    keep(draft: Draft<Values>): void {
      if (isForgotten()) return;
      memory.set(name, { ...draft, id: key[2] });
      if (owner !== undefined) void onDevice(({ set, del }) => (draft.isKept ? set(key, draft) : del(key)));
    },
    drop(): void {
      if (isForgotten()) return;
      memory.delete(name);
      if (owner !== undefined) void onDevice(({ del }) => del(key));
    },
    /** The form is gone. What it left in this document stays claimed, for the next form here. */
    close(): void {
      isOpen = false;
      withdraw();
      if (!memory.has(name)) release(lockOf(key));
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
  const [found, setFound] = useState<Found<Values> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useEffectEvent(() => {
    const values = { ...form.getValues() };
    for (const name of secrets) values[name] = base.values[name];
    const dirty = Object.keys(dirtyFields);
    const isKept = dirty.some((name) => !secrets.includes(name));
    const lacksSecrets = dirty.some((name) => secrets.includes(name));
    slot.keep({ values, base, isKept, lacksSecrets, savedAt: new Date() });
  });
  const onPause = useEffectEvent(() => {
    timer.current = undefined;
    if (hasUnsaved()) keep();
    else slot.drop();
  });
  const find = async () => setFound((await slot.find()) ?? null);
  const open = useEffectEvent(async () => {
    const isLeft = slot.left?.isKept ?? false;
    const opened = slot.open();
    if (isLeft) form.reset(slot.left?.values, { keepDefaultValues: true });
    await opened;
    if (!isLeft) await find();
  });
  const close = useEffectEvent(() => {
    clearTimeout(timer.current);
    // With a change that was taken back a moment ago, `onPause` has not come yet.
    if (hasUnsaved() || timer.current !== undefined) onPause();
    slot.close();
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

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  return {
    found: found?.draft ?? null,
    /** The form continues with what was found. */
    take() {
      stop();
      found?.take();
      setFound(null);
    },
    /** Drops what was found, and offers the next. */
    async dropFound() {
      await found?.drop();
      await find();
    },
    /** Nothing is unsaved any more: the values were saved, or given up. */
    drop() {
      stop();
      slot.drop();
    },
  };
}
