import { AppError } from '@tdt/contracts';
import { deploy, type RegistryContext } from './deploy.ts';
import type { RemoteOverrides } from './overrides.ts';
import { listProjects } from './project-list.ts';
import { prune } from './prune.ts';
import { register } from './register.ts';
import { liveBuild, liveRemotes, type Registry, SHELL } from './registry.ts';
import { publicView, shellAssets } from './registry-view.ts';
import type { LiveRemotes, RemotesRegistry } from './remotes.ts';
import { rollBack } from './rollback.ts';
import type { ServerBundles } from './server-bundles.ts';

interface Dependencies extends Omit<RegistryContext, 'now'> {
  bundles: ServerBundles;
  overrides?: RemoteOverrides;
  /** Whether other installations may use the same registry, each with its own builds. */
  isShared: boolean;
  now?: () => Date;
}

export function createRemotesRegistry(dependencies: Dependencies): RemotesRegistry {
  const { bundles, isShared, overrides = {}, now = () => new Date(), ...parts } = dependencies;
  const context = { ...parts, now };
  const { registry } = context;

  return {
    overrides,
    current: () => liveView(registry.current()),
    publicView: () => publicView(registry.current(), overrides),
    shellAssets: (layout) => shellAssets(registry.current(), layout),
    async list() {
      const stored = await registry.read();
      return { generation: stored.revision, projects: listProjects(stored) };
    },
    register: (folders) => register(context, folders, isShared ? 'installation' : 'only-installation'),
    deploy: (name, folder, options) => deploy(context, name, folder, options),
    rollBack: (name, options) => rollBack(context, name, options),
    prune: (options) => prune(context, options),
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
