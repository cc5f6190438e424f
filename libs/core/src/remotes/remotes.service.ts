import { AppError, type Build, type Layout, type Remotes, type ShellAssets } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { BuildStore } from './build-store.ts';
import { type Deployment, type DeployOptions, deploy, type Switch } from './deploy.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { RemoteOverrides } from './overrides.ts';
import { type ListedProject, listProjects } from './project-list.ts';
import { type Pruned, type PruneOptions, prune } from './prune.ts';
import { type Registration, register } from './register.ts';
import { liveBuild, liveRemotes, type Registry, SHELL } from './registry.ts';
import { publicView, shellAssets } from './registry-view.ts';
import { type RollbackOptions, rollBack } from './rollback.ts';
import type { ServerBundle, ServerBundles } from './server-bundles.ts';

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
  /** Absolute paths of what each document of a layout loads; `null` before a shell is registered that has such documents. */
  shellAssets(layout: Layout): ShellAssets | null;
  /** Every project, read anew: what is live since when, and what one can go back to. */
  list(): Promise<{ generation: number; projects: ListedProject[] }>;
  /**
   * Copies builds into the storage and puts them live, all in one step; the shell is taken first. Throws
   * `REMOTE_NOT_FOUND` for a folder without a build, `VALIDATION_FAILED` for one that is damaged, `REMOTE_REFUSED` for one
   * that does not fit what is live.
   */
  register(folders: string | readonly string[], options?: RegisterOptions): Promise<Registration[]>;
  /**
   * Verifies the build in `folder` and puts it live as `name`. Throws what `register` throws, and `REVISION_CONFLICT` when
   * another version of it went live since this began: what that was is in the message.
   */
  deploy(name: string, folder: string, options?: DeployOptions): Promise<Deployment>;
  /**
   * Puts an earlier version live. Throws `REMOTE_NOT_FOUND`, `REMOTE_REFUSED` when there is none or it cannot be served,
   * `REVISION_CONFLICT` as `deploy` does.
   */
  rollBack(name: string, options?: RollbackOptions): Promise<Switch>;
  /** Removes the files of builds that nobody needs any more. */
  prune(options?: PruneOptions): Promise<Pruned>;
  /** Server bundle of a live project as a local file, `null` when it has none or is overridden. Throws `REMOTE_NOT_FOUND`. */
  serverBundle(name: string): Promise<ServerBundle | null>;
  /** Calls back after each change of what is live, made here or elsewhere. Returns the way to stop. */
  onSwitch(listener: (live: LiveRemotes) => void): () => void;
  /** Looks for changes of other instances now instead of within a second. */
  refresh(): Promise<void>;
  close(): void;
}

interface Dependencies {
  registry: LiveRegistry;
  builds: BuildStore;
  bundles: ServerBundles;
  leases: Leases;
  overrides?: RemoteOverrides;
  /** Whether other installations may use the same registry, each with builds of its own. */
  isShared: boolean;
  now?: () => Date;
}

/** The remotes registry behind plain calls. */
export function createRemotesService(dependencies: Dependencies): RemotesService {
  const { registry, builds, bundles, leases, isShared, overrides = {}, now = () => new Date() } = dependencies;
  const workshop = { registry, builds, leases, now };
  const installation = isShared ? 'installation' : 'only-installation';

  return {
    overrides,
    current: () => liveView(registry.current()),
    publicView: () => publicView(registry.current(), overrides),
    shellAssets: (layout) => shellAssets(registry.current(), layout),
    async list() {
      const stored = await registry.read();
      return { generation: stored.revision, projects: listProjects(stored) };
    },
    register: (folders, { onlyIfNew = false } = {}) =>
      register(workshop, typeof folders === 'string' ? [folders] : folders, onlyIfNew ? installation : 'operator'),
    deploy: (name, folder, options) => deploy(workshop, name, folder, options),
    rollBack: (name, options) => rollBack(workshop, name, options),
    prune: (options) => prune(workshop, options),
    async serverBundle(name) {
      const build = liveBuild(registry.current(), name);
      if (!build) throw new AppError('REMOTE_NOT_FOUND', { detail: `Nothing named "${name}" is live.` });
      return Object.hasOwn(overrides, name) ? null : bundles.find(build);
    },
    onSwitch: (listener) => registry.listen((next) => listener(liveView(next))),
    refresh: registry.refresh,
    close: registry.close,
  };
}

function liveView(registry: Registry): LiveRemotes {
  return {
    generation: registry.revision,
    shell: liveBuild(registry, SHELL) ?? null,
    remotes: liveRemotes(registry),
  };
}
