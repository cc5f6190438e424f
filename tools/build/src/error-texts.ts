import type { RsbuildPlugin } from '@rsbuild/core';

const TEXTS = /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/;
const NONE = 'export const runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {}, errorDescMap = {};';

/**
 * Leaves the texts of the federation's errors out of a container, 0.4 kB (brotli) each: an error keeps its code and a link
 * to its description, and what visitors and operators meet is told by the shell, which has the texts.
 */
export function pluginNoErrorTexts(): RsbuildPlugin {
  return {
    name: 'tdt:no-error-texts',
    setup(api) {
      api.transform({ test: TEXTS, environments: ['web'] }, () => NONE);
    },
  };
}
