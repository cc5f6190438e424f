/** What was typed into a form and not saved. */
export interface Draft<Values extends object> {
  /** Without secrets, which are as in `initial`. */
  values: Values;
  /** What it was typed on. */
  initial: Values;
  revision: number;
  /** Whether there is anything but secrets. */
  isKept: boolean;
  /** Whether secrets were typed too, which are to be typed again. */
  lacksSecrets: boolean;
}

/** A form that is open, as its drafts are kept: of what somebody else or nobody may see any more, nothing is. */
export interface DraftSlot<Values extends object> {
  read(): Draft<Values> | undefined;
  keep(draft: Draft<Values>): void;
  clear(): void;
  /** The form is about to be rendered anew, with what is stored by now. */
  renew(): void;
  /** Whether it has been. */
  isRenewed(): boolean;
}

/** Lives as long as the document, and never in the browser's storage: others may use the same computer. */
const drafts = new Map<string, Draft<object>>();
const renewed = new Set<string>();
/** Counts how often all was forgotten: forms that were open then are taken away only afterwards. */
let era = 0;

/** Forgets what was typed into forms and not saved, those that are open included. For when somebody goes by choice, or somebody else comes. */
export function forgetDrafts(): void {
  drafts.clear();
  era += 1;
}

/** @param key of the form: where it is, and what it holds */
export function draftSlot<Values extends object>(key: string): DraftSlot<Values> {
  const opened = era;
  return {
    read: () => drafts.get(key) as Draft<Values> | undefined,
    keep(draft) {
      if (opened === era) drafts.set(key, draft);
    },
    clear() {
      drafts.delete(key);
      renewed.delete(key);
    },
    renew: () => void renewed.add(key),
    isRenewed: () => renewed.has(key),
  };
}

/** What is to be kept of what was typed on something. */
export function draftOf<Values extends object>(
  values: Values,
  { initial, revision }: Pick<Draft<Values>, 'initial' | 'revision'>,
  secrets: (keyof Values)[],
): Draft<Values> {
  const kept = { ...values };
  for (const name of secrets) kept[name] = initial[name];
  return {
    values: kept,
    initial,
    revision,
    isKept: !isSame(kept, initial),
    lacksSecrets: !isSame(kept, values),
  };
}

/** Whether each field holds the same. */
export function isSame<Values extends object>(some: Values, other: Values): boolean {
  return (Object.keys(some) as (keyof Values)[]).every((name) => Object.is(some[name], other[name]));
}
