import { AppError, type Build, type Layout, type Remotes, type ShellAssets } from '@tdt/contracts';
import { type Deployment, type DeployOptions, deploy, type RegistryContext, type Switch } from './deploy.ts';
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

interface Dependencies extends Omit<RegistryContext, 'now'> {
  bundles: ServerBundles;
  overrides?: RemoteOverrides;
  /** Whether other installations may use the same registry, each with its own builds. */
  isShared: boolean;
  now?: () => Date;
}

export type RemotesRegistry = ReturnType<typeof createRemotesRegistry>;

/** Which build of the shell and of each remote is live, and the operations that change it. */
export function createRemotesRegistry(dependencies: Dependencies) {
  const { bundles, isShared, overrides = {}, now = () => new Date(), ...parts } = dependencies;
  const context = { ...parts, now };
  const { registry } = context;

  return {
    /** Remotes that are loaded from a development server; they are never rendered on the server. */
    overrides,

    /** What is live, from memory; changes of other instances arrive within a second or two. */
    current: (): LiveRemotes => liveView(registry.current()),

    /** The same as browsers get it. */
    publicView: (): Remotes => publicView(registry.current(), overrides),

    /**
     * Absolute paths of what each document of a layout loads; `null` while no shell with such documents is registered.
     */
    shellAssets: (layout: Layout): ShellAssets | null => shellAssets(registry.current(), layout),

    /** Every project, from the database: what is live since when, and which versions a rollback can reach. */
    async list(): Promise<{ generation: number; projects: ListedProject[] }> {
      const stored = await registry.read();
      return { generation: stored.revision, projects: listProjects(stored) };
    },

    /**
     * Copies the builds of an installation that starts into the storage and puts them live, all in one step; the shell
     * comes first. They do not undo what was put live since. Throws `REMOTE_NOT_FOUND` for a folder without a build,
     * `VALIDATION_FAILED` for a damaged build, `REMOTE_REFUSED` for one that does not fit what is live.
     */
    register: (folders: readonly string[]): Promise<Registration[]> =>
      register(context, folders, isShared ? 'installation' : 'only-installation'),

    /**
     * Verifies the build in `folder` and puts it live as `name`. Throws what `register` throws, and
     * `REVISION_CONFLICT`, with the version in the message, when another version of it went live since this began.
     */
    deploy: (name: string, folder: string, options?: DeployOptions): Promise<Deployment> =>
      deploy(context, name, folder, options),

    /**
     * Puts an earlier version live. Throws `REMOTE_NOT_FOUND`, `REMOTE_REFUSED` when there is none or it cannot be
     * served, `REVISION_CONFLICT` as `deploy` does.
     */
    rollBack: (name: string, options?: RollbackOptions): Promise<Switch> => rollBack(context, name, options),

    /** Removes the files of builds that are not needed any more. */
    prune: (options?: PruneOptions): Promise<Pruned> => prune(context, options),

    /**
     * Server bundle of a live project as a local file; `null` when it has none or is overridden. Throws
     * `REMOTE_NOT_FOUND`.
     */
    async serverBundle(name: string): Promise<ServerBundle | null> {
      const build = liveBuild(registry.current(), name);
      if (!build) throw new AppError('REMOTE_NOT_FOUND', { detail: `Nothing named "${name}" is live.` });
      return Object.hasOwn(overrides, name) ? null : bundles.find(build);
    },

    /**
     * Calls `listener` after each change of what is live, made here or elsewhere. Returns a function that stops this.
     */
    onSwitch: (listener: (live: LiveRemotes) => void): (() => void) =>
      registry.listen((next) => listener(liveView(next))),
  };
}

function liveView(registry: Registry): LiveRemotes {
  return {
    generation: registry.revision,
    shell: liveBuild(registry, SHELL) ?? null,
    remotes: liveRemotes(registry),
  };
}
