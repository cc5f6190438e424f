import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { containerName, EXPOSED_CHUNK, EXPOSED_MODULE } from './container.ts';
import { sharedByRemote, sharedByShell } from './sharing.ts';

type FederationOptions = ConstructorParameters<typeof rspack.container.ModuleFederationPluginV1>[0];

/** The federation's host: provides what is shared. It names no remote; where they are is known at run time only. */
export function pluginHost(development: boolean): RsbuildPlugin {
  return federation('shell', { name: 'shell', shared: sharedByShell(development) });
}

/**
 * A remote: `remoteEntry.js` defines a global container that gives the one exposed module.
 * @param module path of that module from the project's folder
 */
export function pluginContainer(name: string, module: string, development: boolean): RsbuildPlugin {
  const container = containerName(name);
  return federation(container, {
    name: container,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: container },
    exposes: { [EXPOSED_MODULE]: { import: module, name: EXPOSED_CHUNK } },
    shared: sharedByRemote(development),
  });
}

/**
 * Rspack's own Module Federation, without the run time of @module-federation/enhanced: containers and share scopes are
 * the same, but the page is 31 kB (brotli) lighter, 23 in the shell and 8 in each remote, which is what keeps a first
 * view below its 150 kB. What that run time adds (manifests, preloading, retries), the registry and the shell's own
 * loader do.
 */
function federation(uniqueName: string, options: FederationOptions): RsbuildPlugin {
  return {
    name: 'tdt:federation',
    setup(api) {
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        config.output ??= {};
        // Tells apart the chunks of builds that meet on one page.
        config.output.uniqueName = uniqueName;
        config.plugins ??= [];
        config.plugins.push(new rspack.container.ModuleFederationPluginV1(options));
      });
    },
  };
}
