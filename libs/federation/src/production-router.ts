import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Takes the router's production build for production. Its package names the development build under every condition:
 * that one warns on the console and is larger.
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
