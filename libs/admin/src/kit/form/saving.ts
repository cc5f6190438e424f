import type { Problem } from '@tdt/contracts';
import type { ErrorCode } from '@tdt/contracts/plain';
import { createContext } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { leaveDraftAt } from './drafts.ts';
import {
  type EditEvent,
  type EditState,
  endOf,
  type SaveEnd,
  type SaveResult,
  type StoredValues,
} from './edit-state.ts';

export interface EditFormOptions<Values extends FieldValues, Output> {
  /** Rules and messages. `save` gets what the schema makes of the values. */
  schema: ZodType<Output, Values>;
  /** What the form begins with; read once. */
  stored: StoredValues<Values>;
  /** Stores unsaved values on this computer, and offers them again after the tab was closed or has crashed. */
  device?: {
    /** Id of the user. */
    owner: string;
    /** Makes values usable that another document has stored: the addresses of previews are gone. */
    revive?: (values: Values) => Values;
  };
  /** Fields that no draft contains: passwords. */
  secrets?: (keyof Values & string)[];
  /** Must not throw. `revision`: the one that the values are based on. */
  save: (values: Output, revision: number) => Promise<SaveResult<Values>>;
  /** Asks what is stored now, after a conflict. `null`: it failed, which is already reported. Must not throw. */
  reload?: () => Promise<StoredValues<Values> | null>;
  /** Messages at fields for problems without the path of a field. */
  codeErrors?: Partial<Record<ErrorCode, Partial<Record<FieldPath<Values>, string>>>>;
  /** Called when the schema refuses values, before anything is sent. The fields show the messages already. */
  onRefused?: (errors: FieldErrors<Values>) => void;
  /** Called when a save failed. `null`: no readable response. The fields show their messages already. */
  onFailed: (problem: Problem | null) => void;
  onSaved: () => void;
  /** Where a save leads, unless the user was already leaving to somewhere else. Without it the form stays. */
  savedTo?: string;
}

/** Has the save of the form around wait for work on its values, such as files that are read. */
export const HoldSaveContext = createContext<(work: Promise<unknown>) => void>(() => {});

export interface Saving<Values> {
  save: () => Promise<void>;
  /** For `HoldSaveContext`. */
  hold: (work: Promise<unknown>) => void;
  /** What the user can do in a conflict, besides `dismiss`: to edit on. */
  conflict: {
    /** Shows what others have saved, before a save finds it. */
    open: () => void;
    dismiss: () => void;
    /** Shows what is stored now. */
    reload: () => Promise<void>;
    /** Saves on what is stored now. */
    overwrite: () => Promise<void>;
    /** What is stored now, for a dialog of the screen's own that merges. `null`: it cannot be loaded. */
    load: () => Promise<StoredValues<Values> | null>;
    /** Continues with these values on what is stored now, and saves them. */
    merge: (stored: StoredValues<Values>, values: Values) => Promise<void>;
  };
}

interface SavingOptions<Values extends FieldValues, Output> {
  options: EditFormOptions<Values, Output>;
  form: UseFormReturn<Values, unknown, Output>;
  current: { readonly current: EditState<Values> };
  dispatch: (event: EditEvent<Values>) => boolean;
  /** Shows values; those that differ from what is stored are unsaved. */
  show: (stored: Values, values?: Values) => void;
  dropDraft: () => void;
  /** What a save waits for. */
  held: Set<Promise<unknown>>;
  /** Removes the messages of the last attempt. */
  dismiss: () => void;
}

/** What a press on Save does, and what each way out of a conflict does. */
export function savingOf<Values extends FieldValues, Output>(saving: SavingOptions<Values, Output>): Saving<Values> {
  const { options, form, current, dispatch, show, dismiss, held } = saving;
  const { reload, savedTo } = options;
  const load = async () => (await reload?.()) ?? null;
  const send = async (values: Output) => {
    const result = await options.save(values, current.current.base.revision);
    const end = endOf(result, { savedTo, canReload: reload !== undefined });
    dispatch(end);
    follow(end, saving);
  };
  const refuse = (errors: FieldErrors<Values>) => {
    dismiss();
    options.onRefused?.(errors);
  };
  const submit = async (handle = send) => {
    try {
      await Promise.allSettled(held);
      await form.handleSubmit(handle, refuse)();
    } finally {
      dispatch({ type: 'stopped' });
    }
  };
  return {
    hold(work) {
      held.add(work);
      void work.finally(() => held.delete(work));
    },
    async save() {
      if (dispatch({ type: 'submitted' })) await submit();
    },
    conflict: {
      load,
      open: () => void dispatch({ type: 'overtaken' }),
      dismiss: () => void dispatch({ type: 'dismissed' }),
      async reload() {
        if (!dispatch({ type: 'reloading' })) return;
        const stored = await load();
        dispatch({ type: 'reloaded', stored });
        if (stored) show(stored.values);
      },
      async overwrite() {
        if (!dispatch({ type: 'submitted' })) return;
        await submit(async (values) => {
          const stored = await load();
          const base = stored && { ...current.current.base, revision: stored.revision };
          if (base && dispatch({ type: 'rebased', base })) await send(values);
        });
      },
      async merge(stored, values) {
        if (!dispatch({ type: 'submitted', base: stored })) return;
        show(stored.values, values);
        await submit();
      },
    },
  };
}

/** What the end of a save does besides moving the state. */
function follow<Values extends FieldValues, Output>(
  end: SaveEnd<Values>,
  { options, form, show, dropDraft }: SavingOptions<Values, Output>,
): void {
  if (end.type === 'failed' && !end.isReported) {
    showErrors(form, end.problem, options.codeErrors);
    options.onFailed(end.problem);
  }
  if (end.type !== 'stored' && end.type !== 'finished') return;
  dropDraft();
  if (end.type === 'stored') show(end.stored.values, end.shown);
  else if (end.rest && end.to !== undefined) leaveDraftAt(end.to, end.rest.stored, end.rest.values);
  options.onSaved();
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
