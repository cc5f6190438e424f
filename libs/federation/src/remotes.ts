import type { Build, Layout, Remotes, ShellAssets } from '@tdt/contracts';
import type { Deployment, DeployOptions, Switch } from './deploy.ts';
import type { RemoteOverrides } from './overrides.ts';
import type { ListedProject } from './project-list.ts';
import type { Pruned, PruneOptions } from './prune.ts';
import type { Registration } from './register.ts';
import type { RollbackOptions } from './rollback.ts';
import type { ServerBundle } from './server-bundles.ts';

/** What is live at one generation of the registry. */
export interface LiveRemotes {
  generation: number;
  shell: Build | null;
  /** Sorted by name. */
  remotes: Build[];
}

/** Which build of the shell and of each remote is live, and the operations that change it. */
export interface RemotesRegistry {
  /** Remotes that are loaded from a development server; they are never rendered on the server. */
  readonly overrides: RemoteOverrides;
  /** What is live, from memory; changes of other instances arrive within a second or two. */
  current(): LiveRemotes;
  /** The same as browsers get it. */
  publicView(): Remotes;
  /**
   * Absolute paths of what each document of a layout loads; `null` while no shell with such documents is registered.
   */
  shellAssets(layout: Layout): ShellAssets | null;
  /** Every project, from the database: what is live since when, and which versions a rollback can reach. */
  list(): Promise<{ generation: number; projects: ListedProject[] }>;
  /**
   * Copies the builds of an installation that starts into the storage and puts them live, all in one step; the shell
   * comes first. They do not undo what was put live since. Throws `REMOTE_NOT_FOUND` for a folder without a build,
   * `VALIDATION_FAILED` for a damaged build, `REMOTE_REFUSED` for one that does not fit what is live.
   */
  register(folders: readonly string[]): Promise<Registration[]>;
  /**
   * Verifies the build in `folder` and puts it live as `name`. Throws what `register` throws, and `REVISION_CONFLICT`,
   * with the version in the message, when another version of it went live since this began.
   */
  deploy(name: string, folder: string, options?: DeployOptions): Promise<Deployment>;
  /**
   * Puts an earlier version live. Throws `REMOTE_NOT_FOUND`, `REMOTE_REFUSED` when there is none or it cannot be
   * served, `REVISION_CONFLICT` as `deploy` does.
   */
  rollBack(name: string, options?: RollbackOptions): Promise<Switch>;
  /** Removes the files of builds that are not needed any more. */
  prune(options?: PruneOptions): Promise<Pruned>;
  /**
   * Server bundle of a live project as a local file; `null` when it has none or is overridden. Throws
   * `REMOTE_NOT_FOUND`.
   */
  serverBundle(name: string): Promise<ServerBundle | null>;
  /** Calls `listener` after each change of what is live, made here or elsewhere. Returns a function that stops this. */
  onSwitch(listener: (live: LiveRemotes) => void): () => void;
  /** Looks for changes of other instances now instead of within a second. */
  refresh(): Promise<void>;
  close(): void;
}
