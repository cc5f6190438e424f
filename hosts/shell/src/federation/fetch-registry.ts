import type { Layout, Remotes } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fetchJson } from '@tdt/platform';

const LIMIT_MS = 5000;

/** The remotes that are live now in documents of one layout. Throws when the answer is missing or not a registry. */
export async function fetchRegistry(wanted: Layout): Promise<Remotes> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const { ok, status, body } = await fetchJson<Remotes>(API.remotes, { cache: 'no-store', signal });
  if (!ok || !body?.remotes.every(({ entry, mounts }) => entry && mounts)) {
    throw new Error(`The registry answered ${status}.`);
  }
  return { ...body, remotes: body.remotes.filter(({ layout }) => layout === wanted) };
}
