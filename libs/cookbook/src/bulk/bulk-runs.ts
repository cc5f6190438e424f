import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import {
  AppError,
  BULK_DAYS,
  BULK_MAX,
  BULK_MESSAGES,
  BULK_TITLES,
  type BulkInput,
  type BulkRun,
  type BulkRunList,
  type BulkSelection,
} from '@tdt/contracts';
import { DAY_MS, daily, type Leases } from '@tdt/database';
import type { CountryDirectory } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BulkEditor, BulkRunDocument } from './bulk-run.models.ts';
import { type BulkRunsRepository, partId } from './bulk-runs.repository.ts';
import { createBulkWorker } from './bulk-worker.ts';
import type { RecipeChanging } from './change-recipes.ts';
import { addOutcomes, noTally } from './tally.ts';

/** Recipes that are read and announced together: some ten milliseconds of work for the copies in memory. */
const PART = 100;
/** How soon a run continues whose process was killed. */
const LOOK_MS = 5000;

interface Dependencies {
  repository: BulkRunsRepository;
  recipes: RecipeChanging;
  catalogue: Pick<Catalogue, 'idsForEditors'>;
  directory: Pick<CountryDirectory, 'byId'>;
  leases: Leases;
  log: Logger;
  /** Told of each run that was carried out, and of each that was undone. */
  onEnd: (run: BulkRunDocument) => Promise<void>;
  now?: () => Date;
  /** Recipes of a part; fewer in tests. */
  partSize?: number | undefined;
}

export type BulkRuns = ReturnType<typeof createBulkRuns>;

/** Changes of many recipes: frozen, tried, carried out in the background, undone. */
export function createBulkRuns(dependencies: Dependencies) {
  const { repository, recipes, catalogue, directory, log, now = () => new Date(), partSize = PART } = dependencies;
  const worker = createBulkWorker(dependencies);

  /** The ids of a selection. Throws `VALIDATION_FAILED` when there are none, or too many. */
  function chosen({ ids, query }: BulkSelection): string[] {
    const found = query ? catalogue.idsForEditors(query) : [...new Set(ids)];
    if (found.length === 0) throw invalid(query ? 'query' : 'ids', BULK_MESSAGES.empty);
    if (found.length > BULK_MAX) throw invalid('query', BULK_MESSAGES.tooMany);
    return found;
  }

  async function existing(id: string): Promise<BulkRunDocument> {
    const run = await repository.byId(id);
    // An erasure that was interrupted may have left it without its parts: it would hold up all others.
    if (!run?.state || run.expires_at <= now()) throw new AppError('BULK_RUN_NOT_FOUND');
    return run;
  }

  async function erase(): Promise<void> {
    try {
      await repository.removeExpired(now());
    } catch (error) {
      log.warn({ err: error }, 'Old changes of many recipes could not be erased; retrying tomorrow');
    }
  }

  return {
    chosen,

    /** Freezes a selection and says what an action would do. Nothing is changed yet. Throws `VALIDATION_FAILED`. */
    async plan({ action, ...selection }: BulkInput, by: string): Promise<BulkRun> {
      const ids = chosen(selection);
      if (action.kind === 'country' && action.country_id !== null && !directory.byId(action.country_id))
        throw invalid('action.country_id', BULK_MESSAGES.country);
      const created_at = now();
      const run: BulkRunDocument = {
        _id: randomUUID(),
        state: null,
        by,
        created_at,
        action,
        count: ids.length,
        titles: [],
        expected: noTally(),
        started: null,
        undone: null,
        position: 0,
        result: null,
        undo: null,
        expires_at: new Date(created_at.getTime() + DAY_MS),
      };
      await repository.insert(run);
      for (let start = 0; start < ids.length; start += partSize) {
        const some = ids.slice(start, start + partSize);
        const { outcomes, ...frozen } = await recipes.freeze(some, action, { at: created_at, by });
        const part = { _id: partId(run._id, start / partSize), run_id: run._id, ids: some, ...frozen };
        await repository.insertPart({ ...part, outcomes: [], undone: [] });
        addOutcomes(run.expected, part, outcomes);
        run.titles.push(...frozen.titles.slice(0, BULK_TITLES - run.titles.length));
      }
      await repository.update(run._id, null, { state: 'ready', titles: run.titles, expected: run.expected });
      return present({ ...run, state: 'ready' });
    },

    /** Begins to carry it out, or continues; each recipe is changed once. Throws `BULK_RUN_NOT_FOUND`. */
    async start(id: string, editor: BulkEditor): Promise<BulkRun> {
      await existing(id);
      const at = now();
      const expires_at = new Date(at.getTime() + BULK_DAYS * DAY_MS);
      const started = { ...editor, at };
      await repository.update(id, 'ready', { state: 'running', by: editor.email, started, expires_at });
      worker.wake();
      return present(await existing(id));
    },

    /**
     * Begins to restore the fields that the run changed, in recipes that are unchanged since. A run is undone once.
     * Throws `BULK_RUN_NOT_FOUND`, `BULK_RUN_NOT_DONE`.
     */
    async undo(id: string, editor: BulkEditor): Promise<BulkRun> {
      const { state } = await existing(id);
      if (state === 'ready' || state === 'running') throw new AppError('BULK_RUN_NOT_DONE');
      await repository.update(id, 'done', { state: 'undoing', undone: { ...editor, at: now() }, position: 0 });
      worker.wake();
      return present(await existing(id));
    },

    /** Throws `BULK_RUN_NOT_FOUND`. */
    get: async (id: string): Promise<BulkRun> => present(await existing(id)),

    /** The last runs of this site that were started. */
    async latest(): Promise<BulkRunList> {
      const runs = (await repository.latest()).map((run) => ({ run, tally: run.result ?? noTally() }));
      return {
        items: runs.map(({ run, tally: { changed, skipped } }) => ({
          ...summary(run),
          changed,
          skipped: skipped.reduce((sum, { count }) => sum + count, 0),
        })),
      };
    },

    /** Continues what other processes have left, and erases what is old. Returns a function that stops this. */
    startWorking(): () => Promise<void> {
      worker.wake();
      const timer = setInterval(worker.wake, LOOK_MS).unref();
      const stopErasing = daily(erase);
      return async () => {
        clearInterval(timer);
        await Promise.all([stopErasing(), worker.stop()]);
      };
    },

    stop: worker.stop,
  };
}

const invalid = (path: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

const summary = ({ _id, state, action, by, created_at, started, undone, count, position }: BulkRunDocument) => ({
  id: _id,
  action,
  state: state ?? 'ready',
  by,
  created_at: created_at.toISOString(),
  started_at: started?.at.toISOString() ?? null,
  count,
  position,
  undone_by: undone?.email ?? null,
});

const present = (run: BulkRunDocument): BulkRun => {
  const { titles, expected, result, undo } = run;
  return { ...summary(run), titles, expected, result, undo };
};
