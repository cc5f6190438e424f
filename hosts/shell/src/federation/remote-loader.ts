import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry, Remotes } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import type { RouteObject } from '@tdt/platform';
import { findRemote } from './find-remote.ts';
import { reportError } from './report.ts';

/** What a remote exposes. */
export interface RemoteModule {
  routes: RouteObject[];
}

export interface RemoteLoader {
  /** The remote that answers a path, live version. */
  find(path: string): RemoteEntry | undefined;
  /** Whether the remote's module is here already. */
  isLoaded(name: string): boolean;
  /** Whether the last attempt to load the remote failed. */
  hasFailed(name: string): boolean;
  /**
   * Loads a remote; `undefined` when that fails, which is reported. Asking again after a failure tries again with a
   * fresh registry: the remote may have been repaired or rolled back meanwhile.
   */
  load(remote: RemoteEntry): Promise<RemoteModule | undefined>;
}

/** The only code of the browser that knows where remotes are. */
export function createRemoteLoader(initial: Remotes): RemoteLoader {
  let registry = initial;
  const loaded = new Map<string, RemoteModule>();
  const failed = new Set<string>();
  for (const remote of registry.remotes) register(remote);

  async function load(remote: RemoteEntry): Promise<RemoteModule | undefined> {
    const present = loaded.get(remote.name);
    if (present) return present;
    const target = failed.has(remote.name) ? await renew(remote) : remote;
    try {
      const module = await loadModule(target);
      failed.delete(remote.name);
      loaded.set(remote.name, module);
      return module;
    } catch (error) {
      failed.add(remote.name);
      report(target, error);
      return undefined;
    }
  }

  /** The remote as the registry has it now. The federation remembers a failed container, hence `force` and a new URL. */
  async function renew(remote: RemoteEntry): Promise<RemoteEntry> {
    registry = await fetchRegistry().catch(() => registry);
    const current = registry.remotes.find(({ name }) => name === remote.name) ?? remote;
    register({ ...current, entry: `${current.entry}?retry=${Date.now()}` }, true);
    return current;
  }

  return {
    find: (path) => findRemote(path, registry),
    isLoaded: (name) => loaded.has(name),
    hasFailed: (name) => failed.has(name),
    load,
  };
}

function register(remote: RemoteEntry, force = false): void {
  registerRemotes(
    [{ name: remote.container, entry: remote.entry, type: 'global', entryGlobalName: remote.container }],
    { force },
  );
}

async function loadModule(remote: RemoteEntry): Promise<RemoteModule> {
  const module = await loadRemote<RemoteModule>(`${remote.container}/remote`);
  if (!Array.isArray(module?.routes)) throw new Error(`The remote ${remote.name} exposes no routes.`);
  return module;
}

async function fetchRegistry(): Promise<Remotes> {
  const response = await fetch(API.remotes, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return (await response.json()) as Remotes;
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
