import type { Logger } from '@tdt/config';
import { AppError, type Diagnostic, type Diagnostics, MEDIA_BUCKET } from '@tdt/contracts';
import { createSingleFlight, within } from '@tdt/database';
import { databaseFailure } from '@tdt/database/failures';
import type { Storage } from '@tdt/files/storage';

/** A check that has not ended by then has failed; the driver alone would look for its server for as long again. */
export const CHECK_MS = 2000;

interface Dependencies {
  /** Throws unless the database responds. */
  ping: () => Promise<void>;
  countCountries: () => Promise<number>;
  storage: Pick<Storage, 'list'>;
  log: Logger;
}

/** What a check found: the sentence for the panel, and whatever else its result contains. */
interface Found {
  message: string;
}

export type DiagnosticChecks = ReturnType<typeof createDiagnosticChecks>;

/** The checks of the debug panel: the parts of the site that a visitor's browser cannot see. */
export function createDiagnosticChecks({ ping, countCountries, storage, log }: Dependencies) {
  const once = createSingleFlight<Diagnostics>();

  /** The panel hides the details of an error, so the operator finds them in the log. */
  const logged = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, part }, 'A check of the diagnostics failed');
      throw databaseFailure(error);
    }
  };

  async function run(): Promise<Diagnostics> {
    const [backend, table, bucket] = await Promise.all([
      runCheck(() => logged('backend', checkDatabase)),
      runCheck(() => logged('countries', checkCountries)),
      runCheck(() => logged('storage', checkStorage)),
    ]);
    return { backend, countries: { ...table, count: table.count ?? null }, storage: bucket };
  }

  async function checkDatabase() {
    await ping();
    return { message: 'Le serveur et sa base de données répondent.' };
  }

  async function checkCountries() {
    const count = await countCountries();
    return { message: `La table contient ${count} pays.`, count };
  }

  /** Read only, because the route is public. The first file proves as much as all of them. */
  async function checkStorage() {
    for await (const _file of storage.list(`media/${MEDIA_BUCKET}`)) return { message: 'Le stockage répond.' };
    return { message: 'Le stockage répond ; il ne contient encore aucune image.' };
  }

  return {
    /** Concurrent callers share one run. Takes a few seconds at most; never throws. */
    run: (): Promise<Diagnostics> => once('run', run),
  };
}

/**
 * Runs a check for `CHECK_MS` at most; never throws. Only the sentence of an expected error is shown: any other may
 * name hosts, folders or accounts.
 */
async function runCheck<T extends Found>(check: () => Promise<T>): Promise<Diagnostic & Partial<T>> {
  const startedAt = performance.now();
  const result = (part: { ok: boolean } & Found) => ({
    ...part,
    duration_ms: Math.round(performance.now() - startedAt),
  });
  try {
    const found = await within(CHECK_MS, check(), () => new Late());
    return { ...found, ...result({ ok: true, message: found.message }) };
  } catch (error) {
    return result({ ok: false, message: describe(error) }) as Diagnostic & Partial<T>;
  }
}

class Late extends Error {}

function describe(error: unknown): string {
  if (error instanceof Late) return `Aucune réponse en ${CHECK_MS / 1000} secondes.`;
  return error instanceof AppError ? error.message : 'Échec pour une raison que le journal du serveur précise.';
}
