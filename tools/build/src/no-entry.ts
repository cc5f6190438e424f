import type { RsbuildPlugin } from '@rsbuild/core';

const NAME = 'no-entry';

/**
 * The entry of a build that needs none: a container has its own. With two environments an empty entry makes Rsbuild take
 * ./src, which a container then refuses: "Cannot fulfil chunk condition of external global _FEDERATION_RUNTIME_CORE".
 */
export const NO_ENTRY = { [NAME]: 'data:text/javascript,export{}' };

/** Leaves the file of that entry out of the build. */
export function pluginNoEntry(): RsbuildPlugin {
  return {
    name: 'tdt:no-entry',
    setup(api) {
      api.processAssets({ environments: ['web'], stage: 'summarize' }, ({ assets, compilation }) => {
        for (const file of Object.keys(assets)) {
          if (file.includes(`/${NAME}.`)) compilation.deleteAsset(file);
        }
      });
    },
  };
}
