import type { Problem } from '@tdt/contracts';

/** What the server has stored. */
export interface StoredValues<Values> {
  values: Values;
  /** 0 if there are no revisions. */
  revision: number;
  /**
   * The values are changes that wait beside what was stored as `origin`, which a merge compares with; `revision` is that
   * of the changes.
   */
  pending?: { origin: Values; revision: number } | undefined;
}

/**
 * How a save ended. It leads to `to`; without that, a form with `stored` stays open and continues from there; else it
 * leads to `savedTo`. `unsaved`: the values with what could not be saved, with which the form continues, here or at `to`;
 * needs `stored`. `isInConflict`: because others have saved a part meanwhile. `isReported`: the save failed because of
 * the session, which the guard reports.
 */
export type SaveResult<Values> =
  | { saved: true; stored?: StoredValues<Values>; unsaved?: Values; isInConflict?: boolean; to?: string }
  | { saved: false; problem: Problem | null; isReported?: boolean };

/**
 * Where a form stands. `base`: the stored values that the user is editing, with the revision that the next save is
 * based on: the server notices what others have saved since.
 */
export type EditState<Values> = { base: StoredValues<Values> } & (
  | { phase: 'editing' | 'saving' }
  /** Others have saved since. The user chooses; while what they saved is loaded, nothing else can be chosen. */
  | { phase: 'conflict'; isReloading: boolean }
  /** Nothing is left to do here: the screen leads to `to`. */
  | { phase: 'saved'; to: string | undefined }
  /** The user has left without saving. A save that is under way ends without a form. */
  | { phase: 'left' }
);

export type EditEvent<Values> =
  /** `base`: what others have saved, with which the user has merged. */
  | { type: 'submitted'; base?: StoredValues<Values> }
  | SaveEnd<Values>
  /** Whatever stopped the save: the rules refused the values, or something threw. */
  | { type: 'stopped' }
  /** The user continues from a draft, or overwrites a revision: later tries replace it too. */
  | { type: 'rebased'; base: StoredValues<Values> }
  | { type: 'reloading' }
  /** The user wants to see what others have saved, before a save finds it. */
  | { type: 'overtaken' }
  /** `null`: what is stored could not be loaded. */
  | { type: 'reloaded'; stored: StoredValues<Values> | null }
  | { type: 'dismissed' }
  | { type: 'left' };

/** How a save ended: the form stays open, leads on, is in conflict, or can be saved again. */
export type SaveEnd<Values> =
  | { type: 'stored'; stored: StoredValues<Values>; shown: Values; isInConflict: boolean }
  | { type: 'finished'; to: string | undefined; rest?: { stored: StoredValues<Values>; values: Values } }
  | { type: 'conflicted' }
  | { type: 'failed'; problem: Problem | null; isReported: boolean };

/** The state after an event; the same object if the event means nothing in this state, such as a second press. */
export function nextState<Values>(state: EditState<Values>, event: EditEvent<Values>): EditState<Values> {
  const { base, phase } = state;
  const isSaving = phase === 'saving';
  const isReloading = phase === 'conflict' && state.isReloading;
  const isAsking = phase === 'conflict' && !state.isReloading;
  switch (event.type) {
    case 'submitted':
      return phase === 'editing' || isAsking ? { base: event.base ?? base, phase: 'saving' } : state;
    case 'rebased':
      return phase === 'editing' || isSaving ? { base: event.base, phase } : state;
    case 'stored':
      if (!isSaving) return state;
      return event.isInConflict ? inConflict(event.stored) : { base: event.stored, phase: 'editing' };
    case 'finished':
      return isSaving ? { base, phase: 'saved', to: event.to } : state;
    case 'conflicted':
      return isSaving ? inConflict(base) : state;
    case 'failed':
    case 'stopped':
      return isSaving ? { base, phase: 'editing' } : state;
    case 'overtaken':
      return phase === 'editing' ? inConflict(base) : state;
    case 'reloading':
      return isAsking ? inConflict(base, true) : state;
    case 'reloaded':
      return isReloading ? { base: event.stored ?? base, phase: 'editing' } : state;
    case 'dismissed':
      return isAsking ? { base, phase: 'editing' } : state;
    case 'left':
      return { base, phase: 'left' };
  }
}

const inConflict = <Values>(base: StoredValues<Values>, isReloading = false): EditState<Values> => ({
  base,
  phase: 'conflict',
  isReloading,
});

/** @param form where a save leads by default, and whether the form can load what others have saved */
export function endOf<Values>(
  result: SaveResult<Values>,
  form: { savedTo: string | undefined; canReload: boolean },
): SaveEnd<Values> {
  if (!result.saved) {
    if (form.canReload && result.problem?.code === 'REVISION_CONFLICT') return { type: 'conflicted' };
    return { type: 'failed', problem: result.problem, isReported: result.isReported ?? false };
  }
  const { stored, unsaved, isInConflict = false, to } = result;
  if (stored && to === undefined) return { type: 'stored', stored, shown: unsaved ?? stored.values, isInConflict };
  const rest = stored && unsaved && { stored, values: unsaved };
  return { type: 'finished', to: to ?? form.savedTo, ...(rest && { rest }) };
}
