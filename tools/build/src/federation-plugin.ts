import { type ModuleFederationOptions, pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Layout } from '@tdt/contracts';
import { containerName, EXPOSED_CHUNK, EXPOSED_MODULE } from './container.ts';
import { sharedByRemote, sharedByShell } from './sharing.ts';

/**
 * The federation's host: provides the shared modules. It lists no remote, because remotes are known at run time only.
 * @param layout of the document: each document has its own host, in its own environment
 */
export function pluginHost(layout: Layout, environment: string, development: boolean): RsbuildPlugin {
  const options: ModuleFederationOptions = {
    name: 'shell',
    remotes: {},
    shared: sharedByShell(layout, development),
    // The remotes use the shell's copy of the run time: their entries are 17 kB (brotli) smaller.
    experiments: { provideExternalRuntime: true, optimization: OPTIMIZATION },
  };
  return federation(options, environment);
}

/**
 * A remote: `remoteEntry.js` defines a global container that gives the one exposed module.
 * @param module path of that module from the project's folder
 */
export function pluginContainer(name: string, module: string, layout: Layout, development: boolean): RsbuildPlugin {
  const options: ModuleFederationOptions = {
    name: containerName(name),
    filename: 'remoteEntry.js',
    exposes: { [EXPOSED_MODULE]: { import: module, name: EXPOSED_CHUNK } },
    shared: sharedByRemote(layout, development),
    // No remote loads another one.
    experiments: { externalRuntime: true, optimization: { ...OPTIMIZATION, disableRemote: true } },
  };
  return federation(options, 'web');
}

/** Leaves out code that only Node or a manifest needs. */
const OPTIMIZATION = { target: 'web', disableSnapshot: true } as const;

function federation(options: ModuleFederationOptions, environment: string): RsbuildPlugin {
  return pluginModuleFederation(
    {
      ...options,
      // The default, version-first, asks every remote for its entry before anything starts: one dead remote then blanks
      // the whole site.
      shareStrategy: 'loaded-first',
      // Types come from workspace packages, and file names from build.json and the registry.
      dts: false,
      manifest: false,
    },
    { environment },
  );
}
