import { AppError, type Build, type Remotes, type ShellAssets } from '@tdt/contracts';
import type { Logger } from '../logger.ts';
import type { BuildStore, ServerBundle } from './build-store.ts';
import { readBuild } from './built-folder.ts';
import type { RemoteOverrides } from './overrides.ts';
import type { RegistryRepository } from './registry.repository.ts';
import { EMPTY_REGISTRY, liveBuild, liveRemotes, type Registrar, type Registry, SHELL, withBuild } from './registry.ts';
import { publicView, shellAssets } from './registry-view.ts';

/** What is live at one generation of the registry. */
export interface LiveRemotes {
  generation: number;
  shell: Build | null;
  /** Sorted by name. */
  remotes: Build[];
}

export interface RegisterOptions {
  /** For builds that lie in an installation at its start: nothing that was put live since is undone by them. */
  onlyIfNew?: boolean;
}

export interface RemotesService {
  /** Remotes that come from a development server; they are never rendered on the server. */
  readonly overrides: RemoteOverrides;
  /** What is live now, from memory; another instance's changes arrive within a second or two. */
  current(): LiveRemotes;
  /** The same as a browser may know it. */
  publicView(): Remotes;
  /** Absolute paths of what each document of the shell loads; `null` before a shell is registered. */
  shellAssets(): ShellAssets | null;
  /**
   * Copies builds into the storage and puts them live, all in one step; the shell is taken first. Throws
   * `REMOTE_NOT_FOUND` for a folder without a build, `VALIDATION_FAILED` for one that is damaged or does not fit.
   * Resolves with the builds that went live by it.
   */
  register(folders: string | readonly string[], options?: RegisterOptions): Promise<Build[]>;
  /** Server bundle of a live project as a local file, `null` when it has none or is overridden. Throws `REMOTE_NOT_FOUND`. */
  serverBundle(name: string): Promise<ServerBundle | null>;
  /** Calls back after each change of what is live, made here or elsewhere. Returns the way to stop. */
  onSwitch(listener: (live: LiveRemotes) => void): () => void;
  /** Looks for changes of other instances now instead of within a second. */
  refresh(): Promise<void>;
  close(): void;
}

interface Dependencies {
  registry: RegistryRepository;
  builds: BuildStore;
  log: Logger;
  overrides?: RemoteOverrides;
  /** Whether other installations may use the same registry, each with builds of its own. */
  isShared: boolean;
  /** Between two looks for changes of other instances. */
  pollMs?: number;
}

const POLL_MS = 1000;
const ATTEMPTS = 8;

/** Opens the registry. The timer that watches it keeps no process alive. */
export async function openRemotesService(dependencies: Dependencies): Promise<RemotesService> {
  const { registry, builds, log, isShared, overrides = {}, pollMs = POLL_MS } = dependencies;
  const installation: Registrar = isShared ? 'installation' : 'only-installation';
  const listeners = new Set<(live: LiveRemotes) => void>();
  let state: Registry = EMPTY_REGISTRY;

  function adopt(next: Registry): void {
    if (next.revision <= state.revision) return;
    state = next;
    const live = liveView(state);
    for (const listener of listeners) listener(live);
  }

  async function refresh(): Promise<void> {
    if ((await registry.revision()) !== state.revision) adopt(await registry.read());
  }

  /** One conditional write; when another process was quicker, the change is made anew on what it wrote. */
  async function change(make: (registry: Registry) => Registry): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await registry.read();
      const wanted = make(before);
      if (wanted === before) return adopt(before);
      const stored = await registry.replace(wanted);
      if (stored) return adopt(stored);
    }
    throw new AppError('REVISION_CONFLICT', { detail: 'Le registre des modules change sans cesse.' });
  }

  await refresh();
  await builds.sweep(state.projects.flatMap((project) => project.builds));
  const stopWatching = watch(refresh, pollMs, log);

  return {
    overrides,
    current: () => liveView(state),
    publicView: () => publicView(state, overrides),
    shellAssets: () => shellAssets(state),
    async register(folders, { onlyIfNew = false } = {}) {
      const found = await readBuilds(typeof folders === 'string' ? [folders] : folders);
      // The files first: a version must never be live before it can be served.
      for (const { folder, build } of found) await builds.keep(folder, build);
      const before = new Map<string, string | undefined>();
      await change((current) => {
        for (const { build } of found) before.set(build.name, liveBuild(current, build.name)?.version);
        const registrar = onlyIfNew ? installation : 'operator';
        return found.reduce((next, { build }) => withBuild(next, build, registrar), current);
      });
      return found
        .map(({ build }) => build)
        .filter(({ name, version }) => before.get(name) !== version && liveBuild(state, name)?.version === version);
    },
    async serverBundle(name) {
      const build = liveBuild(state, name);
      if (!build) throw new AppError('REMOTE_NOT_FOUND', { detail: `Aucun module ${name}.` });
      return Object.hasOwn(overrides, name) ? null : builds.serverBundle(build);
    },
    onSwitch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    close: stopWatching,
  };
}

function liveView(registry: Registry): LiveRemotes {
  return {
    generation: registry.revision,
    shell: liveBuild(registry, SHELL) ?? null,
    remotes: liveRemotes(registry),
  };
}

async function readBuilds(folders: readonly string[]): Promise<{ folder: string; build: Build }[]> {
  const found = await Promise.all(folders.map(async (folder) => ({ folder, build: await readBuild(folder) })));
  return found.sort((a, b) => Number(b.build.kind === 'shell') - Number(a.build.kind === 'shell'));
}

/**
 * Looks again and again, one look at a time; an outage of the database is told once, not every second, and a look that
 * the end of the program cuts short is no outage. Returns the way to stop.
 */
function watch(look: () => Promise<void>, milliseconds: number, log: Logger): () => void {
  let busy = false;
  let isQuiet = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    try {
      await look();
      isQuiet = false;
    } catch (error) {
      if (!isQuiet) log.warn({ err: error }, 'The remotes registry cannot be read; what is live stays live.');
      isQuiet = true;
    } finally {
      busy = false;
    }
  }, milliseconds);
  timer.unref();
  return () => {
    isQuiet = true;
    clearInterval(timer);
  };
}
