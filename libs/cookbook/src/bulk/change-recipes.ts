import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@tdt/config';
import { AppError, type BulkAction } from '@tdt/contracts';
import { changedFields } from '@tdt/database/documents';
import { failureKind } from '@tdt/database/failures';
import type { CountryDirectory } from '@tdt/geography';
import type { VersionsRepository } from '../history/versions.repository.ts';
import type { RecipeDocument, RecipeFields } from '../recipes/recipe.model.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { deletionOf, replacedRecipes } from '../recipes/replace-recipe.ts';
import type { BulkOutcome, BulkPartDocument, BulkPress, BulkRunDocument } from './bulk-run.models.ts';
import { changeOf, type Edit, fieldsFor } from './recipe-change.ts';

interface Dependencies {
  recipes: RecipesRepository;
  versions: Pick<VersionsRepository, 'state'>;
  directory: Pick<CountryDirectory, 'byId'>;
  log: Pick<Logger, 'warn'>;
}

type Update = RecipesRepository['update'];
/** Deals with a recipe of a run. */
type Deal = (update: Update, frozen: { id: string; revision: number }, found: RecipeDocument) => Promise<BulkOutcome>;

export type RecipeChanging = ReturnType<typeof createRecipeChanging>;

/**
 * Changes the recipes of a run, each in one write that is guarded by the revision that was frozen, and changes them
 * back. What was done by a process that was killed is recognised by who wrote it and when, and is not done again.
 */
export function createRecipeChanging({ recipes, versions, directory, log }: Dependencies) {
  const isCountry = (id: string | null | undefined): boolean => !id || directory.byId(id) !== undefined;

  /** Whether a revision of a recipe is what a press of this run has written. */
  async function isWritten(found: RecipeDocument, revision: number, { at, email }: BulkPress): Promise<boolean> {
    if (found.revision < revision) return false;
    const written =
      found.revision === revision
        ? found
        : ((await versions.state('recipe', found._id, revision)) as RecipeDocument | null);
    return written?.edited_by === email && written.edited_at?.getTime() === at.getTime();
  }

  /** What an action would do. */
  function expected(action: BulkAction, revision: number, found: RecipeDocument | undefined, edit: Edit) {
    if (!found || deletionOf(found)) return 'deleted';
    if (found.revision !== revision) return 'stale';
    if (action.kind === 'country' && !isCountry(action.country_id)) return 'country';
    return changeOf(found, action, edit) ?? 'same';
  }

  const apply =
    (action: BulkAction, press: BulkPress): Deal =>
    async (update, { revision }, found) => {
      if (await isWritten(found, revision + 1, press)) return 'changed';
      const edit = { at: press.at, by: press.email };
      const change = expected(action, revision, found, edit);
      if (typeof change === 'string') return change;
      const { replace } = replacedRecipes({ ...recipes, update });
      return replace(found, change, edit).then(() => 'changed' as const, outcomeOf);
    };

  const revert =
    (started: BulkPress, press: BulkPress): Deal =>
    async (update, { id, revision }, found) => {
      if (await isWritten(found, revision + 2, press)) return 'changed';
      if (found.revision !== revision + 1 || !(await isWritten(found, revision + 1, started))) return 'stale';
      const before = (await versions.state('recipe', id, revision)) as RecipeDocument | null;
      if (!before) return 'version';
      const names = [...found.edited_fields, 'former_slugs'] as (keyof RecipeFields)[];
      const fields: Partial<RecipeFields> = Object.fromEntries(names.map((name) => [name, before[name]]));
      if (!isCountry(fields.country_id)) return 'country';
      const edit = { edited_at: press.at, edited_by: press.email, updated_at: press.at };
      const edited_fields = changedFields<Partial<RecipeFields>>(found, fields, []);
      const outcome = await update({ id, revision: found.revision, fields: { ...fields, ...edit, edited_fields } });
      return ({ saved: 'changed', stale: 'stale', taken: 'address' } as const)[outcome];
    };

  /** One recipe that cannot be written does not hold up the others; a database that is away does. */
  const failed = (recipe: string) => (error: unknown) => {
    if (failureKind(error) !== null) throw error;
    log.warn({ err: error, recipe }, 'A recipe could not be changed with the others');
    return 'failed' as const;
  };

  async function each(ids: readonly string[], revisions: readonly number[], deal: Deal, chosen: readonly boolean[]) {
    const found = new Map((await recipes.byIds(ids)).map((recipe) => [recipe._id, recipe]));
    return recipes.updateTogether(ids, async (updateOne) => {
      // Read seconds ago: of a recipe that was removed for good since, no version may be stored.
      const update: Update = ({ before: _, ...fresh }) => updateOne(fresh);
      const outcomes: BulkOutcome[] = [];
      for (const [index, id] of ids.entries()) {
        const recipe = found.get(id);
        const frozen = { id, revision: revisions[index] ?? 0 };
        const begun = performance.now();
        if (chosen[index] === false) outcomes.push('');
        else outcomes.push(recipe ? await deal(update, frozen, recipe).catch(failed(id)) : 'deleted');
        // Half of the time is left to those who save meanwhile.
        await wait(performance.now() - begun);
      }
      return outcomes;
    });
  }

  return {
    /** Freezes some recipes, and says what an action would do to each. */
    async freeze(ids: readonly string[], action: BulkAction, edit: Edit) {
      const stored = await recipes.byIds(ids, fieldsFor(action));
      const found = new Map(stored.map((recipe) => [recipe._id, recipe]));
      const frozen = ids.map((id) => found.get(id));
      return {
        revisions: frozen.map((recipe) => recipe?.revision ?? 0),
        titles: frozen.map((recipe) => recipe?.title ?? ''),
        outcomes: frozen.map((recipe): BulkOutcome => {
          const change = expected(action, recipe?.revision ?? 0, recipe, edit);
          return typeof change === 'string' ? change : 'changed';
        }),
      };
    },

    /** Does what a run is for, or undoes it, in some recipes. */
    change({ action, started, undone, state }: BulkRunDocument, part: BulkPartDocument): Promise<BulkOutcome[]> {
      if (!started) throw new Error('A run that was not started changes nothing.');
      const { ids, revisions, outcomes } = part;
      if (state !== 'undoing' || !undone) return each(ids, revisions, apply(action, started), []);
      return each(
        ids,
        revisions,
        revert(started, undone),
        outcomes.map((outcome) => outcome === 'changed'),
      );
    },
  };
}

/** Why a write was refused. */
function outcomeOf(error: unknown): BulkOutcome {
  if (!(error instanceof AppError)) throw error;
  return error.code === 'REVISION_CONFLICT' ? 'stale' : 'deleted';
}
