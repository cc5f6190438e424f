import type { Layout, Remotes } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';

const LIMIT_MS = 5000;

/** What is live now in the documents of one layout. Throws when the registry does not answer, or not with a registry. */
export async function fetchRegistry(wanted: Layout): Promise<Remotes> {
  const response = await fetch(API.remotes, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
  const registry: Remotes = await response.json();
  if (!response.ok || !registry.remotes.every(({ entry, mounts }) => entry && mounts)) {
    throw new Error(`The registry answered ${response.status}.`);
  }
  return { ...registry, remotes: registry.remotes.filter(({ layout }) => layout === wanted) };
}
