import type { Remotes } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';

const LIMIT_MS = 5000;

/** What is live now. Throws when the registry does not answer, or not with a registry. */
export async function fetchRegistry(): Promise<Remotes> {
  const response = await fetch(API.remotes, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
  const registry: Remotes = await response.json();
  if (!response.ok || !registry.remotes.every(({ entry, mounts }) => entry && mounts)) {
    throw new Error(`The registry answered ${response.status}.`);
  }
  return registry;
}
