/**
 * Workarounds for missing features of the bundler, the federation and the router. Each mentions its upstream issue
 * where one is known; remove the patch when that is solved.
 */
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { chunkList, containerName } from './container.ts';

/**
 * Takes the router's production build. Its package exports the development build only, which is larger and warns on the
 * console: https://github.com/remix-run/react-router/issues/14102
 */
export function pluginProductionRouter(): RsbuildPlugin {
  const fromDom = createRequire(createRequire(import.meta.resolve('@tdt/platform')).resolve('react-router-dom'));
  const folder = join(dirname(fromDom.resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'tdt:production-router',
    setup(api) {
      api.modifyBundlerChain((chain, { isProd }) => {
        if (!isProd) return;
        chain.resolve.alias
          .set('react-router$', join(folder, 'index.mjs'))
          .set('react-router/dom$', join(folder, 'dom-export.mjs'));
      });
    },
  };
}

/** Packages of the federation that Rspack resolves as CommonJS. */
const RUN_TIME_PACKAGES = [
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
];

/**
 * Modules of the federation that no site of ours uses -> what takes their place. They read manifests, preload what
 * these list, compare versions, load remotes and fallbacks that the bundler knows, word errors and trace log lines. Our
 * remotes have no manifest, ask for no version and are known at run time only; an error still has its code and the
 * address of its description.
 */
export const UNUSED_MODULES: Readonly<Record<string, string>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'no-snapshots.mjs',
  'runtime-core/dist/utils/preload.js': 'no-preload.mjs',
  'runtime-core/dist/utils/semver/index.js': 'no-versions.mjs',
  'webpack-bundler-runtime/dist/remotes.js': 'no-static-remotes.mjs',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'no-fallbacks.mjs',
  'error-codes/dist/desc.mjs': 'no-descriptions.mjs',
  'sdk/dist/logger.js': 'plain-logger.mjs',
};

/**
 * Leaves these modules out, which `disableSnapshot` does not: 5.5 kB (brotli) of each first view. No upstream issue is
 * known.
 */
function withoutUnusedModules() {
  return new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.m?js$/, (data) => {
    const path = join(data.context, data.request).replaceAll(sep, '/');
    const replacement = UNUSED_MODULES[path.split('/@module-federation/').at(-1) ?? ''];
    if (replacement) data.request = join(import.meta.dirname, '../run-time', replacement);
  });
}

/**
 * Bundles the federation's run time from its ES modules. Rspack resolves it with `require.resolve` and so takes the
 * CommonJS files, which cannot be tree-shaken: 5.5 kB (brotli) more in the shell, 5.8 kB in each remote's entry.
 * https://github.com/web-infra-dev/rspack/issues/12395
 */
export function pluginRunTimeModules(): RsbuildPlugin {
  const fromFederation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  return {
    name: 'tdt:run-time-modules',
    setup(api) {
      api.modifyBundlerChain((chain) => {
        chain.plugin('without-unused-modules').use(withoutUnusedModules());
        for (const name of RUN_TIME_PACKAGES) {
          const commonJs = fromFederation.resolve(name);
          const esModule = commonJs.replace(/\.cjs$/, '.js');
          chain.resolve.alias.set(name, esModule).set(commonJs, esModule);
        }
      });
    },
  };
}

/**
 * Run time code of a container: a file that failed is requested under another URL, because the browser would reuse
 * what it has for the same URL, broken or still pending. Two cases: the shell requested the container's entry with a
 * query (all files then get the same query), and a file of a page failed.
 */
const RETRY_CODE = `
var query = document.currentScript && document.currentScript.src.split('?')[1];
var queries = {};
['u', 'miniCssF'].forEach(function (name) {
  var fileOf = __webpack_require__[name];
  if (fileOf) __webpack_require__[name] = function (chunk) {
    var added = queries[chunk] || query;
    return fileOf(chunk) + (added ? '?' + added : '');
  };
});
var load = __webpack_require__.e;
__webpack_require__.e = function (chunk) {
  return load(chunk).catch(function (error) {
    queries[chunk] = 'retry=' + Date.now();
    throw error;
  });
};
`;

class RetryFiles extends rspack.RuntimeModule {
  constructor() {
    super('retry files', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return RETRY_CODE;
  }
}

/**
 * Lets the shell load a remote again without a reload of the page, after any of its files has failed.
 * The federation: https://github.com/module-federation/core/issues/3685, its retry plugin:
 * https://github.com/module-federation/core/issues/3507; the bundler, with the pattern used here:
 * https://github.com/webpack/webpack/issues/11816
 */
export function pluginRetryFiles(name: string): RsbuildPlugin {
  const container = containerName(name);
  return {
    name: 'tdt:retry-files',
    setup(api) {
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        // The shell deletes this list before it retries, so it must know the name.
        config.output.chunkLoadingGlobal = chunkList(name);
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap('tdt:retry-files', (compilation) => {
              compilation.hooks.additionalTreeRuntimeRequirements.tap('tdt:retry-files', (chunk) => {
                if (chunk.name === container) compilation.addRuntimeModule(chunk, new RetryFiles());
              });
            });
          },
        });
      });
    },
  };
}

/** Milliseconds after which a script or a style sheet of a build counts as failed. */
export const FILE_TIMEOUT = 15_000;

/** In the browser; declared here because the build itself runs in Node. */
declare const document: { head: { append(link: Link): void } };

interface Link {
  onerror: ((event: Event) => void) | null;
}

/**
 * Inserts the link of a style sheet and fails it after 15 s (`FILE_TIMEOUT`), as `chunkLoadTimeout` does for scripts.
 * The extracted CSS has no time limit: https://github.com/webpack/mini-css-extract-plugin/pull/514. The bundler copies
 * the source of this function into the build, so it may refer to nothing outside. A link that has loaded or failed no
 * longer has a handler.
 */
export function insertStyleWithTimeout(link: Link): void {
  document.head.append(link);
  setTimeout(() => link.onerror?.(new Event('error')), 15_000);
}

/**
 * Entry of a build that needs none, because the container is its entry. Without it Rsbuild adds `./src`, and the
 * container then fails: "Cannot fulfil chunk condition of external global _FEDERATION_RUNTIME_CORE". No upstream issue
 * is known.
 */
export const NO_ENTRY = { 'no-entry': 'data:text/javascript,export{}' };

/** Removes the file of that entry from the build. */
export function pluginNoEntry(): RsbuildPlugin {
  return {
    name: 'tdt:no-entry',
    setup(api) {
      api.processAssets({ environments: ['web'], stage: 'summarize' }, ({ assets, compilation }) => {
        for (const file of Object.keys(assets)) {
          if (file.includes('/no-entry.')) compilation.deleteAsset(file);
        }
      });
    },
  };
}
