import type { Problem } from '@tdt/contracts';
import { useRef, useState } from 'react';
import { draftOf, isSame } from './drafts.ts';
import { type CodeErrors, type Errors, errorsOfProblem } from './errors.ts';
import { type Recovered, useBeginning, useKeptDraft } from './use-draft.ts';

/** `isTold`: it failed because of the session, which somebody else tells. */
export type SaveResult = { saved: true } | { saved: false; problem: Problem | null; isTold?: boolean };

interface SaveMode {
  /** Whatever is stored by now, on the word of who edits. */
  overwrite: boolean;
  /** Of what the values were typed on; 0 where none was given. */
  revision: number;
}

export interface EditFormOptions<Values extends object> {
  /** What is stored, or what a new one begins with. Read once: a form that is to begin anew is rendered anew. */
  initial: Values;
  /** Of what is stored; a new one has none. */
  revision?: number;
  /** Fields that are not kept when the session runs out: passwords. */
  secrets?: (keyof Values & string)[];
  /** The rules, before anything is sent; an empty object when all is well. */
  validate: (values: Values) => Errors<Values>;
  save: (values: Values, how: SaveMode) => Promise<SaveResult>;
  /** Nothing is unsaved any more: the place for a toast. */
  onSaved: () => void;
  /** Where that leads; whoever was about to leave goes where he wanted. Without it the form stays. */
  savedTo?: string;
  /** The place for the toast; errors of fields are shown already. `null`: no answer that can be read. Not when it is told. */
  onFailed: (problem: Problem | null) => void;
  /** What the rules found, which is shown at the fields already. */
  onRefused?: (errors: Errors<Values>) => void;
  /** Loads what is stored and renders the form anew, when somebody else saved in the meantime. */
  onReload?: () => void;
  codeErrors?: CodeErrors<Values>;
}

export interface EditFormState<Values extends object> {
  values: Values;
  errors: Errors<Values>;
  /** What is typed would not be saved: nothing changes meanwhile. */
  isSaving: boolean;
  isSaved: boolean;
  savedTo: string | undefined;
  /** Somebody else saved in the meantime: it is to be chosen what becomes of it. */
  isInConflict: boolean;
  /** How often errors were found: each time the first faulty field gets the focus. */
  refusals: number;
  /** What is unsaved was typed before the session ran out; `null` when it was not. */
  recovered: Recovered | null;
  /** Shows what is stored because that was asked for in a conflict. */
  isRenewed: boolean;
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  submit: () => Promise<void>;
  overwrite: () => Promise<void>;
  reload: () => void;
  dismissConflict: () => void;
  /** What is unsaved is to be lost. */
  abandon: () => void;
  /** Whether something would be lost by leaving. Current at any time, not only at the last rendering. */
  isDirty: () => boolean;
}

/** The state of a form that edits one stored thing. What was typed stays through every failure. */
export function useEditForm<Values extends object>(options: EditFormOptions<Values>): EditFormState<Values> {
  const { validate, codeErrors, secrets = [] } = options;
  const begun = useBeginning({ initial: options.initial, revision: options.revision ?? 0 });
  const [values, setValues] = useState(begun.values);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isInConflict, setInConflict] = useState(false);
  const isBusy = useRef(false);
  const isLeft = useRef(false);
  const isDirty = () => !isLeft.current && !isSame(values, begun.initial);
  useKeptDraft(begun.slot, () => (isDirty() ? draftOf(values, begun, secrets) : null));

  const refuse = (found: Errors<Values>) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
  };
  const fail = (problem: Problem | null) => {
    refuse(errorsOfProblem(problem, values, codeErrors));
    options.onFailed(problem);
  };
  const send = async (overwrite: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    setInConflict(false);
    const result = await options.save(values, { overwrite, revision: begun.revision });
    isBusy.current = false;
    setSaving(false);
    if (result.saved) {
      isLeft.current = true;
      begun.slot.clear();
      setSaved(true);
      options.onSaved();
    } else if (result.problem?.code === 'REVISION_CONFLICT' && options.onReload) setInConflict(true);
    else if (!result.isTold) fail(result.problem);
  };

  return {
    values,
    errors,
    isSaving,
    isSaved,
    savedTo: options.savedTo,
    isInConflict,
    refusals,
    recovered: begun.recovered,
    isRenewed: begun.isRenewed,
    change(name, value) {
      if (isBusy.current) return;
      const next = { ...values, [name]: value };
      setValues(next);
      // An error goes with what it was about; one that was found before is looked for again.
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: validate(next)[name] });
    },
    async submit() {
      const found = validate(values);
      refuse(found);
      if (Object.keys(found).length === 0) await send(false);
      else options.onRefused?.(found);
    },
    overwrite: () => send(true),
    reload() {
      isLeft.current = true;
      begun.slot.renew();
      options.onReload?.();
    },
    dismissConflict: () => setInConflict(false),
    abandon() {
      isLeft.current = true;
    },
    isDirty,
  };
}
