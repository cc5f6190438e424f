import type { PageFiles, RemoteEntry, Remotes } from '@tdt/contracts';
import { matchPath } from '@tdt/platform/host';

/** The files of the page on demand that a path shows; `undefined` when the remote's module holds the page. */
export function findPageFiles(path: string, { pages }: { pages?: PageFiles[] | undefined }): PageFiles | undefined {
  return pages?.find(({ mount }) => matchPath(mount, path));
}

/**
 * The registry as the document of one path carries it: a click finds the files of other pages by itself, and all of them
 * are 0.2 kB of each first view.
 */
export function withPageOf(path: string, { generation, remotes }: Remotes): Remotes {
  const shortened = remotes.map(({ pages, ...remote }) => {
    const page = findPageFiles(path, { pages });
    return page ? { ...remote, pages: [page] } : remote;
  });
  return { generation, remotes: shortened };
}

/** The remote one of whose mounts matches a path; `undefined` when the path is nobody's. */
export function findRemote(path: string, { remotes }: Remotes): RemoteEntry | undefined {
  return remotes.find((remote) => remote.mounts.some((mount) => matchPath(mount, path)));
}
