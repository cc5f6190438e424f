import type { RemoteEntry, Remotes } from '@tdt/contracts';
import { matchPath } from '@tdt/platform/host';

/** The remote one of whose mounts matches a path; `undefined` when the path is nobody's. */
export function findRemote(path: string, { remotes }: Remotes): RemoteEntry | undefined {
  return remotes.find((remote) => remote.mounts.some((mount) => matchPath(mount, path)));
}
