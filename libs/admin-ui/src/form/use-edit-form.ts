import type { Problem } from '@tdt/contracts';
import { useRef, useState } from 'react';
import { type CodeErrors, type Errors, errorsOfProblem } from './errors.ts';

export type SaveResult = { saved: true } | { saved: false; problem: Problem | null };

export interface EditFormOptions<Values extends object> {
  /** What is stored, or what a new one begins with. Read once: a form that is to begin anew is rendered anew. */
  initial: Values;
  /** The rules, before anything is sent; an empty object when all is well. */
  validate: (values: Values) => Errors<Values>;
  /** `overwrite`: whatever is stored by now, on the word of who edits. */
  save: (values: Values, how: { overwrite: boolean }) => Promise<SaveResult>;
  /** Nothing is unsaved any more: the place for a toast and for going elsewhere. */
  onSaved: () => void;
  /** The place for the toast; errors of fields are shown already. `null`: no answer that can be read. */
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
  isSaving: boolean;
  /** Somebody else saved in the meantime: it is to be chosen what becomes of it. */
  isInConflict: boolean;
  /** How often errors were found: each time the first faulty field gets the focus. */
  refusals: number;
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  submit: () => Promise<void>;
  overwrite: () => Promise<void>;
  reload: () => void;
  dismissConflict: () => void;
  /** Whether something would be lost by leaving. Current at any time, not only at the last rendering. */
  isDirty: () => boolean;
}

/** The state of a form that edits one stored thing. What was typed stays through every failure. */
export function useEditForm<Values extends object>(options: EditFormOptions<Values>): EditFormState<Values> {
  const { validate, codeErrors } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [isInConflict, setInConflict] = useState(false);
  const isBusy = useRef(false);
  const isLeft = useRef(false);

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
    const result = await options.save(values, { overwrite });
    isBusy.current = false;
    setSaving(false);
    if (result.saved) {
      isLeft.current = true;
      options.onSaved();
    } else if (result.problem?.code === 'REVISION_CONFLICT' && options.onReload) setInConflict(true);
    else fail(result.problem);
  };

  return {
    values,
    errors,
    isSaving,
    isInConflict,
    refusals,
    change(name, value) {
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
      options.onReload?.();
    },
    dismissConflict: () => setInConflict(false),
    isDirty: () => !isLeft.current && keysOf(values).some((name) => !Object.is(values[name], initial[name])),
  };
}

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
