import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Layout, RemoteEntry, Remotes } from '@tdt/contracts';
import type { NewsletterModal, RouteObject } from '@tdt/platform';
import { fetchRegistry } from './fetch-registry.ts';
import { findRemote } from './find-remote.ts';
import { integrityOf } from './integrity.ts';
import { reportError } from './report.ts';

/** What a remote exposes. */
export interface RemoteModule {
  routes: RouteObject[];
  /** Of the remote `newsletter` alone. */
  Newsletter?: NewsletterModal;
}

export interface RemoteLoader {
  /** The remote that answers a path, live version. */
  find(path: string): RemoteEntry | undefined;
  /** Whether the remote's module is here already. */
  isLoaded(name: string): boolean;
  /** Whether a remote answers a path, and the last attempt to load it failed. */
  isUnavailable(path: string): boolean;
  /**
   * Loads a remote, once; `undefined` when that fails, which is reported. Asking again after a failure tries again with
   * a fresh registry.
   */
  load(remote: RemoteEntry): Promise<RemoteModule | undefined>;
}

/** For the files of a remote, on a slow line too; the federation alone would wait for a style for ever. */
const LIMIT_MS = 15_000;

/**
 * The only code of the browser that knows where remotes are.
 * @param layout of the document: it knows of no others, and has not what they share
 */
export function createRemoteLoader(initial: Remotes, layout: Layout): RemoteLoader {
  let registry = initial;
  const loaded = new Set<string>();
  const failed = new Set<string>();
  const loading = new Map<string, Promise<RemoteModule | undefined>>();
  const attempted = new Map<string, RemoteEntry>();

  registerPlugins([
    {
      name: 'integrity',
      createScript({ url, remoteInfo }) {
        const remote = remoteInfo && attempted.get(remoteInfo.name);
        const integrity = remote && integrityOf(remote);
        return Object.assign(document.createElement('script'), { src: url }, integrity && { integrity });
      },
    },
  ]);

  async function attempt(remote: RemoteEntry): Promise<RemoteModule | undefined> {
    const isRetry = failed.has(remote.name);
    const target = isRetry ? await renew(remote) : remote;
    try {
      attempted.set(target.container, target);
      register(target, isRetry);
      const module = checked(target, await inTime(loadRemote(`${target.container}/remote`)));
      failed.delete(remote.name);
      loaded.add(remote.name);
      return module;
    } catch (error) {
      failed.add(remote.name);
      loading.delete(remote.name);
      forgetFiles(target);
      report(target, error);
      return undefined;
    }
  }

  /** The remote as the registry has it now: it may have been repaired or rolled back meanwhile. */
  async function renew(remote: RemoteEntry): Promise<RemoteEntry> {
    registry = await fetchRegistry(layout).catch(() => registry);
    return registry.remotes.find(({ name }) => name === remote.name) ?? remote;
  }

  return {
    find: (path) => findRemote(path, registry),
    isLoaded: (name) => loaded.has(name),
    isUnavailable: (path) => failed.has(findRemote(path, registry)?.name ?? ''),
    load(remote) {
      const present = loading.get(remote.name) ?? attempt(remote);
      loading.set(remote.name, present);
      return present;
    },
  };
}

/**
 * The federation remembers a container that failed, and the browser its script: hence `force`, and another URL. The files
 * that the container asks for get the same query.
 */
function register({ container, entry }: RemoteEntry, isRetry: boolean): void {
  const url = isRetry ? `${entry}?retry=${Date.now()}` : entry;
  registerRemotes([{ name: container, entry: url, type: 'global', entryGlobalName: container }], { force: isRetry });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(reject, LIMIT_MS, new Error(`No answer in ${LIMIT_MS / 1000} s.`));
    }),
  ]);
}

/**
 * What is here of a remote that failed would be taken for it at the next attempt: elements that wait for a file, and modules
 * that the files added to the list of their container (`chunkList` of @tdt/build).
 */
function forgetFiles({ container, js, css }: RemoteEntry): void {
  Reflect.deleteProperty(window, `chunk_${container}`);
  for (const url of [...js, ...css]) {
    for (const element of document.querySelectorAll(`[src^="${url}"],[rel=stylesheet][href^="${url}"]`))
      element.remove();
  }
}

function checked(remote: RemoteEntry, module: unknown): RemoteModule {
  const exposed = module as RemoteModule | null;
  if (!Array.isArray(exposed?.routes)) throw new Error(`The remote ${remote.name} exposes no routes.`);
  return exposed;
}

function report(remote: RemoteEntry, error: unknown): void {
  console.error(`The remote ${remote.name} ${remote.version} could not be loaded.`, error);
  reportError({
    kind: 'remote',
    remote: remote.name,
    version: remote.version,
    message: error instanceof Error ? error.message : String(error),
  });
}
