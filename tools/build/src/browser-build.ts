import type { ConfigParams, EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { placeholderPrefix } from './seal/stamp.ts';
import { FILE_TIMEOUT, insertStyleWithTimeout } from './upstream-patches.ts';

/** Configuration that the shell and all remotes share. */
export function baseConfig(name: string, { command, envMode }: ConfigParams): RsbuildConfig {
  return {
    mode: envMode === 'development' ? 'development' : 'production',
    // Only a development server provides the run time of Fast Refresh.
    plugins: [pluginReact({ fastRefresh: command === 'dev' })],
    output: {
      assetPrefix: placeholderPrefix(name),
      // The folder's name is the version, which is derived from all bytes: hashes in the names of files would add
      // nothing more, and add 0.3 kB to a first view.
      filenameHash: false,
      cleanDistPath: true,
      legalComments: 'none',
      // Two passes more make a first view 0.35 kB lighter.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      // The content security policy allows no `data:` fonts or styles, and browsers cache files for ever.
      dataUriLimit: 0,
      // The same class name in both environments, so that the server's HTML matches the browser's. Four characters of
      // hash distinguish 16 million classes of one name; each further character would add 0.4 kB to a first view.
      cssModules: { localIdentName: '[local]-[hash:base64:4]' },
    },
    // Names of classes and keyframes hash the path of their file. Two builds on one page may contain different versions
    // of one file of @tdt/ui: the salt keeps their rules apart.
    tools: { cssLoader: { modules: { localIdentHashSalt: name } } },
    // A development build reads this prefix instead of `output.assetPrefix`.
    dev: { assetPrefix: placeholderPrefix(name) },
    performance: { printFileSize: false },
  };
}

/**
 * Folders of files that are not JavaScript. The same for both halves: the server renders the URLs that browsers
 * request.
 */
const ASSET_FOLDERS = { css: 'css', font: 'font', image: 'image', svg: 'image', media: 'media', assets: 'asset' };

/**
 * Folder of a build's outputs. Development builds (`rsbuild build --env-mode development`) have their own, so that they
 * are never deployed by mistake.
 */
export function outputFolder({ envMode }: ConfigParams): string {
  return envMode === 'development' ? 'dist/development' : 'dist';
}

/** Browser half of a build, without an HTML file: the BFF writes the document. */
export function webEnvironment(folder: string, entry: Record<string, string>): EnvironmentConfig {
  return {
    // Set for this environment: at the top level it would also split the server bundle.
    splitChunks: false,
    source: { entry, define: { ON_SERVER: false } },
    output: {
      target: 'web',
      distPath: { ...ASSET_FOLDERS, root: `${folder}/web`, js: 'js' },
    },
    // A file fails after 15 s instead of two minutes: the page then offers a retry.
    tools: {
      htmlPlugin: false,
      rspack: { output: { chunkLoadTimeout: FILE_TIMEOUT } },
      cssExtract: { pluginOptions: { insert: insertStyleWithTimeout } },
    },
  };
}

/**
 * Server half of a build: one CommonJS file, `node/<entry>.cjs`, evaluated by the render worker.
 * @param externals modules that the file may require; none for the shell, which provides them
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
      // Rsbuild 2 emits ESM for Node by default; a module loaded by `import()` could never be unloaded.
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
