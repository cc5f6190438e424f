import { createRequire } from 'node:module';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The packages that Rspack asks for by the path of their CommonJS form. */
const PACKAGES = [
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
];

/**
 * Lets the federation's run time be bundled from its ES modules. Rspack looks it up as Node's `require` does and so takes
 * the CommonJS form, of which nothing can be left out: the shell is then 5.5 kB (brotli) larger, and each remote's entry
 * 5 kB.
 */
export function pluginRunTimeModules(): RsbuildPlugin {
  const fromFederation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  return {
    name: 'tdt:run-time-modules',
    setup(api) {
      api.modifyBundlerChain((chain) => {
        for (const name of PACKAGES) {
          const commonJs = fromFederation.resolve(name);
          const esModule = commonJs.replace(/\.cjs$/, '.js');
          chain.resolve.alias.set(name, esModule).set(commonJs, esModule);
        }
      });
    },
  };
}
