import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DeviceDraft, type DraftName, deleteDraft, readDraft, writeDraft } from './device-drafts.ts';
import type { Draft } from './drafts.ts';

/** Where a form keeps its draft on this computer. */
export interface DeviceDraftOptions<Values> extends DraftName {
  /** Makes values usable that were stored in another document: the addresses of previews are gone. */
  revive?: (values: Values) => Values;
}

interface DeviceDraftState<Values extends FieldValues> {
  device: DeviceDraftOptions<Values> | undefined;
  form: UseFormReturn<Values, unknown, unknown>;
  draft: Draft<Values>;
  secrets: (keyof Values & string)[];
  hasUnsaved: () => boolean;
  /** Whether drafts may still be kept: no longer once the user has signed out. */
  isOpen: () => boolean;
}

/** Milliseconds after the last change. */
const PAUSE = 500;

/** Keeps a draft on this computer while something is unsaved, and finds the one of an earlier document. */
export function useDeviceDraft<Values extends FieldValues>(options: DeviceDraftState<Values>) {
  const { device, form, draft, secrets, hasUnsaved, isOpen } = options;
  const [found, setFound] = useState<DeviceDraft<Values> | null>(null);
  /** Until the user has decided about an earlier draft, nothing replaces it. */
  const isDecided = useRef(device === undefined || draft.isKept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!device || !isDecided.current || !isOpen()) return;
    if (!hasUnsaved()) return void deleteDraft(device);
    const values = { ...form.getValues() };
    for (const name of secrets) values[name] = draft.initial[name];
    void writeDraft(device, { values, initial: draft.initial, revision: draft.revision, savedAt: new Date() });
  });
  const search = useEffectEvent(async () => {
    if (!device || isDecided.current) return;
    const earlier = await readDraft<Values>(device);
    if (earlier) setFound(earlier);
    else isDecided.current = true;
  });
  useEffect(() => {
    void search();
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE);
    });
    const onHidden = () => {
      if (document.visibilityState === 'hidden' && timer.current !== undefined) write();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [form.watch]);

  return {
    found,
    /** The values of the earlier draft, as the form can show them. */
    take() {
      isDecided.current = true;
      setFound(null);
      return found && { ...found, values: device?.revive?.(found.values) ?? found.values };
    },
    /** Nothing is left to keep: the values were saved, or given up. */
    drop() {
      clearTimeout(timer.current);
      isDecided.current = true;
      setFound(null);
      if (device) void deleteDraft(device);
    },
  };
}
