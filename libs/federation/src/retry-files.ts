import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { chunkList, containerName } from './container.ts';

/**
 * Run time of a container whose entry was asked for with a query, which is how the shell tries again: its files are asked
 * for with the same one. Under their own URLs the browser would take what it has, broken or still awaited.
 */
const CODE = `
var query = document.currentScript && document.currentScript.src.split('?')[1];
if (query) ['u', 'miniCssF'].forEach(function (name) {
  var fileOf = __webpack_require__[name];
  if (fileOf) __webpack_require__[name] = function (chunk) { return fileOf(chunk) + '?' + query; };
});
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
