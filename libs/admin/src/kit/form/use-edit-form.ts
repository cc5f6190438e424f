import { zodResolver } from '@hookform/resolvers/zod';
import { FORM_TOPIC, useLocation, useToasts } from '@tdt/platform';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { openDraft, useDraft } from './drafts.ts';
import { type EditEvent, type EditState, nextState, type StoredValues } from './edit-state.ts';
import { type EditFormOptions, type Saving, savingOf } from './saving.ts';

/** react-hook-form's form, and what the kit adds: saving, drafts and conflicts. `EditForm` is its frame. */
export interface EditFormState<Values extends FieldValues, Output = unknown>
  extends UseFormReturn<Values, unknown, Output>,
    Saving<Values> {
  state: EditState<Values>;
  draft: {
    /** The form shows a draft; `lacksSecrets`: the user has to type passwords again. */
    isKept: boolean;
    lacksSecrets: boolean;
    /** When another document has stored unsaved values; `null`: there are none, or the user has decided about them. */
    leftAt: Date | null;
    resume: () => void;
    /** Offers the next one, if there is one. */
    drop: () => void;
  };
  /** When this form last saved; `null`: not yet. */
  savedAt: string | null;
  /** Whether leaving would lose something. */
  hasUnsaved: () => boolean;
  /** The user leaves without saving: `hasUnsaved` is false from now on. */
  leave: () => void;
}

/** A form that edits one stored thing. It keeps what the user typed through every failure. */
export function useEditForm<Values extends FieldValues, Output>(
  options: EditFormOptions<Values, Output>,
): EditFormState<Values, Output> {
  const { device, secrets = [] } = options;
  const { dismiss } = useToasts();
  const { pathname } = useLocation();
  const [slot] = useState(() => openDraft(pathname, options.stored.values, device?.owner));
  const [first] = useState(slot.left?.isKept ? slot.left.base : options.stored);
  const { state, current, dispatch } = useEditState(first);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [held] = useState(() => new Set<Promise<unknown>>());
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: first.values as DefaultValues<Values>,
    // `EditForm` focuses the first faulty field, also after errors of the server and in controls without a ref.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const hasUnsaved = () => isDirty && current.current.phase !== 'saved' && current.current.phase !== 'left';
  const draft = useDraft({ form, slot, base: state.base, secrets, hasUnsaved });

  const noted = {
    ...options,
    onSaved() {
      setSavedAt(new Date().toISOString());
      options.onSaved();
    },
  };

  /** Shows values; those that differ from what is stored are unsaved. */
  const show = (stored: Values, values = stored) => {
    form.reset(stored);
    if (values !== stored) form.reset(values, { keepDefaultValues: true });
  };

  return {
    ...form,
    state,
    ...savingOf({
      options: noted,
      form,
      current,
      dispatch,
      show,
      dropDraft: draft.drop,
      held,
      dismiss: () => dismiss(FORM_TOPIC),
    }),
    draft: {
      isKept: state.base.values === slot.left?.base.values && slot.left.isKept,
      lacksSecrets: state.base.values === first.values && (slot.left?.lacksSecrets ?? false),
      leftAt: draft.found?.savedAt ?? null,
      resume() {
        const { found } = draft;
        if (!found || !dispatch({ type: 'rebased', base: found.base })) return;
        draft.take();
        show(found.base.values, device?.revive?.(found.values) ?? found.values);
      },
      drop: () => void draft.dropFound(),
    },
    savedAt,
    hasUnsaved,
    leave() {
      dispatch({ type: 'left' });
      draft.drop();
    },
  };
}

/** The state moves with the event, not with the next rendering: two quick presses must not save twice. */
function useEditState<Values>(base: StoredValues<Values>) {
  const [state, setState] = useState<EditState<Values>>({ base, phase: 'editing' });
  const current = useRef(state);
  /** @returns whether the event meant something */
  const dispatch = (event: EditEvent<Values>): boolean => {
    const next = nextState(current.current, event);
    const isMoved = next !== current.current;
    current.current = next;
    setState(next);
    return isMoved;
  };
  return { state, current, dispatch };
}
