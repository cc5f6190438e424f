import { zodResolver } from '@hookform/resolvers/zod';
import type { Problem } from '@tdt/contracts';
import type { ErrorCode } from '@tdt/contracts/plain';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { type Draft, draftOf, keepDraftAt, type StoredValues, useDraft, useKeptDraft } from './drafts.ts';
import { type DeviceDraftOptions, useDeviceDraft } from './use-device-draft.ts';

/**
 * How a save ended. It leads to `to`; without that, a form with `stored` stays open and continues from there; else it
 * leads to `savedTo`. `unsaved`: the values with what could not be saved, with which the form continues, here or at `to`;
 * needs `stored`. `isInConflict`: because others have saved a part meanwhile. `isReported`: the save failed because of the session, which the guard reports.
 */
export type SaveResult<Values> =
  | { saved: true; stored?: StoredValues<Values>; unsaved?: Values; isInConflict?: boolean; to?: string }
  | { saved: false; problem: Problem | null; isReported?: boolean };

export interface EditFormOptions<Values extends FieldValues, Output> {
  /** Rules and messages. `save` gets what the schema makes of the values. */
  schema: ZodType<Output, Values>;
  /** What the form begins with; read once. */
  stored: StoredValues<Values>;
  /** Keeps unsaved values on this computer, and offers them again after the tab was closed or has crashed. */
  device?: DeviceDraftOptions<Values>;
  /** Fields that no draft keeps: passwords. */
  secrets?: (keyof Values & string)[];
  /** Must not throw. `revision`: the one that the values are based on. */
  save: (values: Output, revision: number) => Promise<SaveResult<Values>>;
  /** Asks what is stored now, after a conflict. `null`: it failed, which is already reported. */
  reload?: () => Promise<StoredValues<Values> | null>;
  /** Messages at fields for problems that do not name a field. */
  codeErrors?: Partial<Record<ErrorCode, Partial<Record<FieldPath<Values>, string>>>>;
  /** Called when the schema refuses values, before anything is sent. The fields show the messages already. */
  onRefused?: (errors: FieldErrors<Values>) => void;
  /** Called when a save failed. `null`: no readable answer. The fields show their messages already. */
  onFailed: (problem: Problem | null) => void;
  onSaved: () => void;
  /** Where a save leads, unless the user was already leaving to somewhere else. Without it the form stays. */
  savedTo?: string;
}

/** react-hook-form's form, and what the kit adds: saving, drafts and conflicts. `EditForm` is its frame. */
export interface EditFormState<Values extends FieldValues, Output = unknown>
  extends UseFormReturn<Values, unknown, Output> {
  save: () => Promise<void>;
  isSaved: boolean;
  savedTo: string | undefined;
  /** The form shows a draft; `lacksSecrets`: the user has to type passwords again. */
  draft: Pick<Draft<Values>, 'isKept' | 'lacksSecrets'>;
  /** When the unsaved values were kept that an earlier document has left; `null`: there are none, or it is decided. */
  leftAt: Date | null;
  resumeLeft: () => void;
  dropLeft: () => void;
  /** Another user saved after this form was loaded: the user chooses between `reload`, `overwrite` and editing on. */
  isInConflict: boolean;
  /** `reload` is under way: nothing else may be chosen. */
  isReloading: boolean;
  reload: () => Promise<void>;
  overwrite: () => Promise<void>;
  /** The stored values that the user is editing. */
  base: Values;
  /** What is stored now, for a dialog of the screen's own that merges. `null`: it cannot be loaded. */
  loadStored: () => Promise<StoredValues<Values> | null>;
  /** Continues with these values on what is stored now, and saves them. */
  saveMerged: (stored: StoredValues<Values>, values: Values) => Promise<void>;
  dismissConflict: () => void;
  /** Whether leaving would lose something. */
  hasUnsaved: () => boolean;
  /** The user leaves without saving: `hasUnsaved` is false from now on. */
  discard: () => void;
}

/** A form that edits one stored thing. It keeps what the user typed through every failure. */
export function useEditForm<Values extends FieldValues, Output>(
  options: EditFormOptions<Values, Output>,
): EditFormState<Values, Output> {
  const { dismiss } = useToasts();
  const { draft, setDraft, slot } = useDraft(options.stored);
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: draft.initial as DefaultValues<Values>,
    // `EditForm` focuses the first faulty field, also after errors of the server and in controls without a ref.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const [isSaved, setSaved] = useState(false);
  const [savedTo, setSavedTo] = useState(options.savedTo);
  const [isInConflict, setInConflict] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const isBusy = useRef(false);
  const isDiscarded = useRef(false);
  const hasUnsaved = () => isDirty && !isDiscarded.current;
  const { secrets = [] } = options;
  useKeptDraft({ form, slot, draft, secrets, hasUnsaved });
  const left = useDeviceDraft({ device: options.device, form, draft, secrets, hasUnsaved, isOpen: slot.isOpen });

  const begin = (stored: StoredValues<Values>, values = stored.values) => {
    setDraft(draftOf(stored));
    form.reset(stored.values);
    if (values !== stored.values) form.reset(values, { keepDefaultValues: true });
  };
  const send = async (values: Output, revision: number) => {
    const result = await options.save(values, revision);
    if (result.saved) {
      const { stored, unsaved, to } = result;
      const stays = stored !== undefined && to === undefined;
      slot.clear();
      left.drop();
      if (stays) begin(stored, unsaved);
      if (stays && result.isInConflict) setInConflict(true);
      else if (stored && unsaved && to !== undefined) keepDraftAt(to, stored, unsaved);
      isDiscarded.current = !stays;
      setSaved(!stays);
      if (to !== undefined) setSavedTo(to);
      options.onSaved();
    } else if (result.problem?.code === 'REVISION_CONFLICT' && options.reload) setInConflict(true);
    else if (!result.isReported) {
      showErrors(form, result.problem, options.codeErrors);
      options.onFailed(result.problem);
    }
  };
  /** The fields say what is wrong: what the last attempt said is outdated. */
  const refuse = (errors: FieldErrors<Values>) => {
    dismiss(FORM_TOPIC);
    options.onRefused?.(errors);
  };
  /** Two quick presses must not save twice: `isSubmitting` is only up to date after the next rendering. */
  const unlessBusy = async (act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await act();
    } finally {
      isBusy.current = false;
    }
  };
  const submit = (handle: (values: Output) => Promise<void>) => unlessBusy(() => form.handleSubmit(handle, refuse)());

  return {
    ...form,
    save: () => submit((values) => send(values, draft.revision)),
    isSaved,
    savedTo,
    draft,
    isInConflict,
    isReloading,
    reload: () =>
      unlessBusy(async () => {
        setReloading(true);
        try {
          const stored = await options.reload?.();
          if (stored) begin(stored);
        } finally {
          setReloading(false);
          setInConflict(false);
        }
      }),
    async overwrite() {
      if (isBusy.current) return;
      setInConflict(false);
      await submit(async (values) => {
        const stored = await options.reload?.();
        if (!stored) return;
        // If this save fails, the next one replaces that revision too: the user has chosen so.
        setDraft((shown) => ({ ...shown, revision: stored.revision }));
        await send(values, stored.revision);
      });
    },
    base: draft.initial,
    loadStored: async () => (await options.reload?.()) ?? null,
    async saveMerged(stored, values) {
      if (isBusy.current) return;
      setInConflict(false);
      begin(stored, values);
      await submit((output) => send(output, stored.revision));
    },
    leftAt: left.found?.savedAt ?? null,
    resumeLeft() {
      const found = left.take();
      if (found) begin({ values: found.initial, revision: found.revision }, found.values);
    },
    dropLeft: left.drop,
    dismissConflict() {
      if (!isBusy.current) setInConflict(false);
    },
    hasUnsaved,
    discard() {
      isDiscarded.current = true;
      left.drop();
    },
  };
}

/** Shows what a problem says about fields of the form; the first message of a field counts. */
function showErrors<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  problem: Problem | null,
  codeErrors: EditFormOptions<Values, unknown>['codeErrors'] = {},
): void {
  if (!problem) return;
  const byCode = Object.entries(codeErrors[problem.code] ?? {}).map(([path, message]) => ({ path, message }));
  for (const { path, message } of [...byCode, ...(problem.errors ?? [])].toReversed()) {
    const [field = ''] = path.split('.');
    if (Object.hasOwn(getValues(), field)) setError(path as FieldPath<Values>, { message: String(message) });
  }
}
