import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Layout, RemoteEntry, Remotes } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fetchJson, type NewsletterModal, type RouteObject } from '@tdt/platform';
import { findRemote } from './find-remote.ts';
import { integrityOf } from './integrity.ts';
import { reportThrown } from './report.ts';

/** What a remote exposes. */
export interface RemoteModule {
  routes: RouteObject[];
  /** Only of the remote `newsletter`. */
  Newsletter?: NewsletterModal;
}

export interface RemoteLoader {
  /** The live version of the remote that serves a path. */
  find(path: string): RemoteEntry | undefined;
  /** Whether the remote's module has loaded. */
  isLoaded(name: string): boolean;
  /** Whether a remote serves a path, and the last attempt to load it failed. */
  isUnavailable(path: string): boolean;
  /**
   * Loads a remote once. When that fails, reports the error and resolves to `undefined`. The next call after a failure
   * tries again with a fresh registry.
   */
  load(remote: RemoteEntry): Promise<RemoteModule | undefined>;
}

/** Time limit for a remote's files, also on a slow line. The federation has none for styles. */
const LOAD_TIMEOUT_MS = 15_000;
const REGISTRY_TIMEOUT_MS = 5000;

/**
 * The only code of the browser that knows where remotes are.
 * @param layout of the document, which loads only remotes of this layout
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
    const target = isRetry ? await findAgain(remote) : remote;
    try {
      attempted.set(target.container, target);
      register(target, isRetry);
      const module = checkModule(target, await withTimeout(loadRemote(`${target.container}/remote`)));
      failed.delete(remote.name);
      loaded.add(remote.name);
      return module;
    } catch (error) {
      failed.add(remote.name);
      loading.delete(remote.name);
      removeFiles(target);
      report(target, error);
      return undefined;
    }
  }

  /** The remote in the current registry: it may have been repaired or rolled back meanwhile. */
  async function findAgain(remote: RemoteEntry): Promise<RemoteEntry> {
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

/** The remotes of one layout that are live now. Throws when the response is missing or not a registry. */
async function fetchRegistry(wanted: Layout): Promise<Remotes> {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
  const { ok, status, body } = await fetchJson<Remotes>(API.remotes, { cache: 'no-store', signal });
  if (!ok || !body?.remotes.every(({ entry, mounts }) => entry && mounts)) {
    throw new Error(`The registry returned ${status}.`);
  }
  return { ...body, remotes: body.remotes.filter(({ layout }) => layout === wanted) };
}

/**
 * For a retry, `force` replaces the failed container that the federation remembers, and another URL bypasses the script
 * that the browser remembers. The container adds the same query to the files that it requests.
 */
function register({ container, entry }: RemoteEntry, isRetry: boolean): void {
  const url = isRetry ? `${entry}?retry=${Date.now()}` : entry;
  registerRemotes([{ name: container, entry: url, type: 'global', entryGlobalName: container }], { force: isRetry });
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(reject, LOAD_TIMEOUT_MS, new Error(`No response in ${LOAD_TIMEOUT_MS / 1000} s.`));
    }),
  ]);
}

/**
 * Removes what the next attempt would use instead of fresh files: elements that wait for a file, and the modules in the
 * list of the container (`chunkList` of @tdt/build).
 */
function removeFiles({ container, js, css }: RemoteEntry): void {
  Reflect.deleteProperty(window, `chunk_${container}`);
  for (const url of [...js, ...css]) {
    for (const element of document.querySelectorAll(`[src^="${url}"],[rel=stylesheet][href^="${url}"]`))
      element.remove();
  }
}

function checkModule(remote: RemoteEntry, module: unknown): RemoteModule {
  const exposed = module as RemoteModule | null;
  if (!Array.isArray(exposed?.routes)) throw new Error(`The remote ${remote.name} exposes no routes.`);
  return exposed;
}

function report(remote: RemoteEntry, error: unknown): void {
  console.error(`The remote ${remote.name} ${remote.version} could not be loaded.`, error);
  reportThrown(error, remote, 'remote');
}
