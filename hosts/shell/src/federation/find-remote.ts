import type { PageFiles, RemoteEntry, Remotes } from '@tdt/contracts';
import { matchPath } from '@tdt/platform/host';

/**
 * The files of the page on demand that an address shows; `undefined` when the remote's module holds the page. A mount
 * with a query wants it in the address.
 * @param search query of the address, '' or with `?` before it
 */
export function findPageFiles(
  path: string,
  search: string,
  { pages }: { pages?: PageFiles[] | undefined },
): PageFiles | undefined {
  return pages?.find(({ mount }) => {
    const [pattern = '', query = ''] = mount.split('?');
    return matchPath(pattern, path) && search.includes(query);
  });
}

/** The remote with a mount that matches a path; `undefined` when there is none. */
export function findRemote(path: string, { remotes }: Remotes): RemoteEntry | undefined {
  return remotes.find((remote) => remote.mounts.some((mount) => matchPath(mount, path)));
}
