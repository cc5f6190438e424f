import type { PageFiles, RemoteEntry, Remotes } from '@tdt/contracts';
import { matchPath } from '@tdt/platform/host';

/** The files of the page on demand that a path shows; `undefined` when the remote's module holds the page. */
export function findPageFiles(path: string, { pages }: { pages?: PageFiles[] | undefined }): PageFiles | undefined {
  return pages?.find(({ mount }) => matchPath(mount, path));
}

/** The remote with a mount that matches a path; `undefined` when there is none. */
export function findRemote(path: string, { remotes }: Remotes): RemoteEntry | undefined {
  return remotes.find((remote) => remote.mounts.some((mount) => matchPath(mount, path)));
}
