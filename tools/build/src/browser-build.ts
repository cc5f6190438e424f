import type { ConfigParams, EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { placeholderPrefix } from './seal/stamp.ts';
import { FILE_TIMEOUT, insertStyleWithTimeout } from './upstream-patches.ts';

/** What the builds of the shell and of the remotes have in common. */
export function baseConfig(name: string, { command, envMode }: ConfigParams): RsbuildConfig {
  return {
    mode: envMode === 'development' ? 'development' : 'production',
    // Only a development server brings the run time that Fast Refresh calls into.
    plugins: [pluginReact({ fastRefresh: command === 'dev' })],
    output: {
      assetPrefix: placeholderPrefix(name),
      cleanDistPath: true,
      legalComments: 'none',
      // The content security policy allows no `data:` fonts or styles, and a file of its own is cached for ever.
      dataUriLimit: 0,
      // One class name in both environments, or the server's HTML would not match the browser's. Four characters of hash
      // tell 16 million apart among names that are equal otherwise, and each more costs a first view 0.4 kB.
      cssModules: { localIdentName: '[local]-[hash:base64:4]' },
    },
    // Names of classes and keyframes hash the path of their file. Builds that are deployed one by one may hold different
    // versions of one file of @tdt/ui, and meet on a page: the name of the project keeps their rules apart.
    tools: { cssLoader: { modules: { localIdentHashSalt: name } } },
    // A development build reads this prefix instead of `output.assetPrefix`.
    dev: { assetPrefix: placeholderPrefix(name) },
    performance: { printFileSize: false },
  };
}

/** Folders of what is not JavaScript. The same for both halves: the server writes the URLs that the browser asks for. */
const ASSET_FOLDERS = { css: 'css', font: 'font', image: 'image', svg: 'image', media: 'media', assets: 'asset' };

/**
 * Folder of a build's outputs. Development builds (`rsbuild build --env-mode development`) have one of their own, so
 * that they are never taken for what is to be shipped.
 */
export function outputFolder({ envMode }: ConfigParams): string {
  return envMode === 'development' ? 'dist/development' : 'dist';
}

/** Browser half of a build, without an HTML file: the BFF writes the document. */
export function webEnvironment(folder: string, entry: Record<string, string>): EnvironmentConfig {
  return {
    // Set per environment: at the top level it would also split the server bundle.
    splitChunks: false,
    source: { entry, define: { ON_SERVER: false } },
    output: {
      target: 'web',
      distPath: { ...ASSET_FOLDERS, root: `${folder}/web`, js: 'js' },
    },
    // A file that does not come fails after 15 s instead of two minutes: the page then offers a retry.
    tools: {
      htmlPlugin: false,
      rspack: { output: { chunkLoadTimeout: FILE_TIMEOUT } },
      cssExtract: { pluginOptions: { insert: insertStyleWithTimeout } },
    },
  };
}

/**
 * Server half of a build: one CommonJS file, `node/<entry>.cjs`, evaluated by the render worker.
 * @param externals what the file may require; nothing for the shell, which provides all of it
 */
export function nodeEnvironment(
  folder: string,
  entry: Record<string, string>,
  externals: Record<string, string> = {},
): EnvironmentConfig {
  return {
    source: { entry, define: { ON_SERVER: true } },
    splitChunks: false,
    output: {
      target: 'node',
      // Rsbuild 2 makes ESM for Node by default; a module loaded by `import()` could never be unloaded.
      module: false,
      distPath: { ...ASSET_FOLDERS, root: `${folder}/node` },
      filename: { js: '[name].cjs' },
      emitCss: false,
      emitAssets: false,
      minify: false,
      externals,
    },
    tools: {
      rspack: (config) => {
        config.output ??= {};
        config.output.library = { type: 'commonjs2' };
        // `import()` inside the bundle stays in the one file.
        config.output.asyncChunks = false;
      },
    },
  };
}
