import type { Logger } from '@tdt/config';
import type { Leases } from '@tdt/database';
import type { BulkRunDocument } from './bulk-run.models.ts';
import type { BulkRunsRepository } from './bulk-runs.repository.ts';
import type { RecipeChanging } from './change-recipes.ts';
import { addOutcomes, noTally } from './tally.ts';

/** One run at a time on all instances: editors who save meanwhile do not wait. */
const LEASE = 'bulk-runs';
/** For a run that is started while another process has just found nothing to do. */
const LEASE_WAIT_MS = 1000;

interface Dependencies {
  repository: BulkRunsRepository;
  recipes: RecipeChanging;
  leases: Leases;
  log: Logger;
  onEnd: (run: BulkRunDocument) => Promise<void>;
}

/** Does the work of runs in the background, whichever process they were started in. */
export function createBulkWorker({ repository, recipes, leases, log, onEnd }: Dependencies) {
  let isWanted = false;
  let working: Promise<void> | null = null;
  const stopped = new AbortController();

  /** Part by part: what was done before a process was killed is counted, and the rest is done. */
  async function proceed(run: BulkRunDocument, signal: AbortSignal): Promise<void> {
    const isUndoing = run.state === 'undoing';
    const [field, result] = isUndoing ? (['undone', 'undo'] as const) : (['outcomes', 'result'] as const);
    const tally = noTally();
    for (let number = 0, position = 0; position < run.count; number += 1) {
      signal.throwIfAborted();
      const part = await repository.part(run._id, number);
      if (!part) throw new Error(`The part ${number} of the run ${run._id} is missing.`);
      const isDone = part[field].length > 0;
      const outcomes = isDone ? part[field] : await recipes.change(run, part);
      if (!isDone) await repository.storeOutcomes(part._id, { [field]: outcomes });
      addOutcomes(tally, part, outcomes);
      position += part.ids.length;
      if (!isDone) await repository.update(run._id, run.state, { position, [result]: tally });
    }
    const state = isUndoing ? 'undone' : 'done';
    const end = { state, position: run.count, [result]: tally } as const;
    if (await repository.update(run._id, run.state, end)) await onEnd({ ...run, ...end });
  }

  async function drain(signal: AbortSignal): Promise<void> {
    for (let run = await repository.unfinished(); run; run = await repository.unfinished()) await proceed(run, signal);
  }

  async function work(): Promise<void> {
    while (isWanted && !stopped.signal.aborted) {
      isWanted = false;
      // Looked at every few seconds: a lease costs a write.
      if (await repository.unfinished())
        await leases.ifFree(LEASE, drain, { withinMs: LEASE_WAIT_MS, signal: stopped.signal });
    }
  }

  return {
    /** Begins to work unless it does already; failures are logged, and the next call goes on. */
    wake(): void {
      isWanted = true;
      working ??= work()
        .catch((error: unknown) => {
          if (!stopped.signal.aborted)
            log.warn({ err: error }, 'A change of many recipes stopped; it is continued soon');
        })
        .finally(() => {
          working = null;
        });
    },

    /** Ends after the recipe that is being written; another process or the next start continues. */
    async stop(): Promise<void> {
      stopped.abort();
      await working;
    },
  };
}
