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
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/ }, ({ code }) =>
        withoutNames(code),
      );
    },
  };
}

/**
 * Takes the names away that developer tools show for components. Giving a name is an effect, which keeps what nobody uses:
 * with the form and what it calls, 1 kB (brotli) of a first view.
 */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
}
