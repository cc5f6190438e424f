import { defineConfig } from '@rsbuild/core';
import { baseConfig, nodeEnvironment, outputFolder, webEnvironment } from './browser-build.ts';
import { pluginHost } from './federation-plugin.ts';
import { pluginInlineScripts } from './inline-script.ts';
import { pluginSeal } from './seal/seal-plugin.ts';
import { pluginProductionRouter, pluginRunTimeModules } from './upstream-patches.ts';

export interface ShellOptions {
  /** Entry of the browser bundle: a path from the project's folder. */
  client: string;
  /** Entry of the browser bundle of the back office. */
  admin: string;
  /** Entry of the server bundle: exports a `ShellServer` of the contracts. */
  server: string;
  /** Further modules by name, built to `js/{name}.js`. They share no code with the browser bundle. */
  scripts: Record<string, string>;
  /** Patterns of names of built files (fonts) that the first view needs. */
  preload?: RegExp[];
}

/**
 * Rsbuild configuration of the shell: the federation's host in each of the two documents, and the server bundle that
 * renders them.
 */
export function shellConfig(options: ShellOptions) {
  return defineConfig((params) => {
    const development = params.envMode === 'development';
    const folder = outputFolder(params);
    const base = baseConfig('shell', params);
    const scripts = webEnvironment(folder, options.scripts);
    return {
      ...base,
      plugins: [
        ...(base.plugins ?? []),
        pluginProductionRouter(),
        pluginInlineScripts(),
        pluginSeal(folder, {
          name: 'shell',
          kind: 'shell',
          layout: 'public',
          mounts: [],
          preload: options.preload ?? [],
        }),
      ],
      environments: {
        web: {
          ...webEnvironment(folder, { main: options.client }),
          plugins: [pluginRunTimeModules(), pluginHost('public', 'web', development)],
        },
        admin: {
          ...webEnvironment(folder, { admin: options.admin }),
          plugins: [pluginRunTimeModules(), pluginHost('admin', 'admin', development)],
        },
        scripts: {
          ...scripts,
          output: { ...scripts.output, module: true, filename: { js: '[name].js' } },
          tools: { ...scripts.tools, rspack: { output: { library: { type: 'module' } } } },
        },
        node: nodeEnvironment(folder, { server: options.server }),
      },
    };
  });
}
