import { isSameField, takeField } from '@tdt/admin/history';
import type { RecipeValues } from '../../recipe-values.ts';
import { MERGE_FIELDS, type MergeField } from './merge-fields.ts';

/** Whose version of a part is taken. */
export type Side = 'mine' | 'theirs';

export interface Merge {
  /** Changed by me only: mine is taken. */
  mine: MergeField[];
  /** Changed by the other editor only: theirs is taken. */
  theirs: MergeField[];
  /** Changed by both, differently: the editor has to choose. */
  conflicts: MergeField[];
}

const ALL = Object.keys(MERGE_FIELDS) as MergeField[];

/** Compares two versions of a recipe with the one that both were made from. */
export function compareRecipes(base: RecipeValues, mine: RecipeValues, theirs: RecipeValues): Merge {
  const changed = ALL.filter((field) => !isSameField(field, mine, theirs));
  const isMine = (field: MergeField) => isSameField(field, base, theirs);
  const isTheirs = (field: MergeField) => isSameField(field, base, mine);
  return {
    mine: changed.filter((field) => isMine(field)),
    theirs: changed.filter((field) => isTheirs(field)),
    conflicts: changed.filter((field) => !isMine(field) && !isTheirs(field)),
  };
}

/**
 * Their version with what I changed. Unchanged parts are theirs, so that ids and revisions are the stored ones.
 * @param choices one for each conflict
 */
export function mergeRecipes(
  mine: RecipeValues,
  theirs: RecipeValues,
  merge: Merge,
  choices: Partial<Record<MergeField, Side>>,
): RecipeValues {
  const taken = [...merge.mine, ...merge.conflicts.filter((field) => choices[field] === 'mine')];
  return taken.reduce((values, field) => takeField(values, field, mine), theirs);
}
