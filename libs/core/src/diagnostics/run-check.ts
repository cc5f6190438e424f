import { AppError, type Diagnostic } from '@tdt/contracts';

/** A check that has not ended by then has failed; the driver alone would look for its server for as long again. */
export const CHECK_MS = 2000;

/** What a check found out: the sentence that says so, and whatever else its answer carries. */
export interface Found {
  message: string;
}

/**
 * Runs a check for `CHECK_MS` at most; never throws. Of what it throws only the sentence of an expected error is told:
 * all else may name hosts, folders or accounts.
 */
export async function runCheck<T extends Found>(check: () => Promise<T>): Promise<Diagnostic & Partial<T>> {
  const startedAt = performance.now();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Late()), CHECK_MS);
  const result = (part: { ok: boolean } & Found) => ({
    ...part,
    duration_ms: Math.round(performance.now() - startedAt),
  });
  try {
    const found = await Promise.race([check(), late.promise]);
    return { ...found, ...result({ ok: true, message: found.message }) };
  } catch (error) {
    return result({ ok: false, message: describe(error) }) as Diagnostic & Partial<T>;
  } finally {
    clearTimeout(timer);
  }
}

class Late extends Error {}

function describe(error: unknown): string {
  if (error instanceof Late) return `Aucune réponse en ${CHECK_MS / 1000} secondes.`;
  return error instanceof AppError ? error.message : 'Échec pour une raison que le journal du serveur précise.';
}
