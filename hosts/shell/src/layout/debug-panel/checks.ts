import type { Diagnostic, Diagnostics } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fetchJson } from '@tdt/platform';

/** The checks in the order in which the panel shows them. */
export const CHECKS = [
  { id: 'backend', name: 'Connexion au serveur' },
  { id: 'countries', name: 'Table des pays' },
  { id: 'storage', name: 'Stockage des images' },
  { id: 'network', name: 'Accès réseau direct' },
] as const;

export type CheckId = (typeof CHECKS)[number]['id'];

/** Results by check; a check that is still running is missing. */
export type Results = Partial<Record<CheckId, Diagnostic>>;

/** Longer than the server takes when all its parts are down. */
const TIMEOUT_MS = 8000;

/** Runs all checks, and calls `onResult` with each result as it arrives. Never throws. */
export async function runChecks(onResult: (results: Results) => void): Promise<void> {
  await Promise.all([checkServer().then(onResult), checkNetwork().then((network) => onResult({ network }))]);
}

/** The three checks that the server runs. If it cannot be reached, all three fail for that reason. */
async function checkServer(): Promise<Results> {
  const startedAt = performance.now();
  const fail = (message: string): Results => {
    const failed = { ok: false, duration_ms: since(startedAt), message };
    return { backend: failed, countries: failed, storage: failed };
  };
  try {
    const { ok, status, headers, body } = await ask(API.diagnostics, 'GET');
    if (ok && body) return body;
    if (status !== 429) return fail(`Le serveur a répondu ${status}.`);
    const seconds = headers.get('retry-after') ?? '60';
    return fail(`Trop de vérifications à la suite : réessayez dans ${seconds} s.`);
  } catch {
    return fail("Le serveur n'a pas répondu.");
  }
}

/** Whether this browser reaches the API. */
async function checkNetwork(): Promise<Diagnostic> {
  const startedAt = performance.now();
  try {
    const { ok, status } = await ask(API.root, 'HEAD');
    return { ok, duration_ms: since(startedAt), message: `HEAD ${API.root} a répondu ${status}.` };
  } catch {
    return { ok: false, duration_ms: since(startedAt), message: `HEAD ${API.root} n'a pas reçu de réponse.` };
  }
}

const ask = (path: string, method: string) =>
  fetchJson<Diagnostics>(path, { method, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });

const since = (startedAt: number): number => Math.round(performance.now() - startedAt);
