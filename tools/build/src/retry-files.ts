import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { chunkList, containerName } from './container.ts';

/**
 * Run time of a container: what is asked for again gets another URL. Under its own the browser would take what it has,
 * broken or still awaited. Two cases: the container's entry was asked for with a query, which is how the shell tries
 * again (all files then get the same one), and a page's file did not come.
 */
const CODE = `
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
    return CODE;
  }
}

/** Lets a remote be loaded again without a reload of the page, whatever became of its files the first time. */
export function pluginRetryFiles(name: string): RsbuildPlugin {
  const container = containerName(name);
  return {
    name: 'tdt:retry-files',
    setup(api) {
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        // Said here because the shell knows it too.
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
