import { defineConfig, type SplitChunks } from '@rsbuild/core';
import type { Layout } from '@tdt/contracts';
import { baseConfig, nodeEnvironment, outputFolder, webEnvironment } from './browser-build.ts';
import { EXPOSED_CHUNK } from './container.ts';
import { pluginContainer } from './federation-plugin.ts';
import type { BuildFacts } from './seal/seal-build.ts';
import { pluginSeal } from './seal/seal-plugin.ts';
import { serverExternals } from './sharing.ts';
import { NO_ENTRY, pluginNoEntry, pluginRetryFiles, pluginRunTimeModules } from './upstream-patches.ts';

export interface RemoteOptions {
  /** Kebab-case name, also its folder under `/assets`. */
  name: string;
  /** Absolute route patterns of react-router that the remote's module serves. */
  mounts?: string[];
  /** Patterns of its pages on demand, with a query where the page has one of its own -> name of the page's chunk. */
  pages?: Record<string, string>;
  layout: Layout;
  /** Whether the remote is rendered on the server: public remotes are, the back office is not. */
  server: boolean;
  /** Port of `rsbuild dev`. */
  port: number;
}

/** The single exposed module of every remote; exports `routes: RouteObject[]`. */
const MODULE = './src/remote.tsx';

/** Rsbuild configuration of a remote: a federation container, and a server bundle if it is public. */
export function remoteConfig({ name, layout, mounts = [], pages = {}, server, port }: RemoteOptions) {
  return defineConfig((params) => {
    const development = params.envMode === 'development';
    const folder = outputFolder(params);
    const base = baseConfig(name, params);
    const allMounts = [...new Set([...mounts, ...Object.keys(pages).map((page) => page.replace(/\?\w+=.*/, ''))])];
    const facts: BuildFacts = { name, kind: 'remote', layout, mounts: allMounts, preload: [] };
    return {
      ...base,
      plugins: [...(base.plugins ?? []), pluginSeal(folder, facts, pages)],
      ...(params.command === 'dev' ? { dev: reloadFrom(port) } : {}),
      // Set for builds as well: without it the federation's plugin warns and opens the development server to all sites.
      server: { port, strictPort: true, host: '127.0.0.1', cors: { origin: LOOPBACK } },
      environments: {
        web: {
          ...webEnvironment(folder, NO_ENTRY),
          splitChunks: SPLIT_PAGES,
          plugins: [
            pluginNoEntry(),
            pluginRunTimeModules(),
            pluginContainer(name, MODULE, layout, development),
            pluginRetryFiles(name),
          ],
        },
        ...(server ? { node: nodeEnvironment(folder, { remote: MODULE }, serverExternals(development)) } : {}),
      },
    };
  });
}

/**
 * Puts code and styles that pages on demand share into the remote's first chunk, so that a page needs one file of each
 * kind.
 *
 * - A style rule is in one file only: a second copy, loaded with the next page, would override rules of the first page.
 * - Code of two or three pages is copied into each of them, which keeps it out of the first view of all others (1.5 kB
 *   of the list).
 */
const SPLIT_PAGES: SplitChunks = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    styles: { name: EXPOSED_CHUNK, type: 'css/mini-extract', minChunks: 2 },
    code: { name: EXPOSED_CHUNK, type: /javascript/, minChunks: 4 },
  },
};

/** Origins of sites that may load the remote: those on this machine. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

/** For a remote under development: the running site loads it from this server, see REMOTE_OVERRIDE of the BFF. */
function reloadFrom(port: number) {
  return {
    assetPrefix: `http://localhost:${port}/`,
    client: { protocol: 'ws' as const, host: 'localhost', port },
  };
}
