import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft, DraftSlot } from './drafts.ts';
import type { StoredValues } from './edit-state.ts';

interface KeptForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  slot: DraftSlot<Values>;
  base: StoredValues<Values>;
  /** Fields that no draft keeps. */
  secrets: (keyof Values & string)[];
  hasUnsaved: () => boolean;
}

/** Milliseconds after the last change. */
const PAUSE = 500;

/** Keeps a draft while something is unsaved, shows what the last form has left, and finds what another document has. */
export function useDraft<Values extends FieldValues>({ form, slot, base, secrets, hasUnsaved }: KeptForm<Values>) {
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
    /** Nothing is left to keep: the values were saved, or given up. */
    drop() {
      decide();
      slot.drop();
    },
  };
}
