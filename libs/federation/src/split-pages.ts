import type { SplitChunks } from '@rsbuild/core';
import { EXPOSED_CHUNK } from './container.ts';

/**
 * What pages on demand share lies in the remote's first chunk, so that a page asks for one file of each kind only.
 *
 * Each rule of a style sheet is in one file, always: a second copy, loaded with the next page, would stand behind the
 * rules of the first page that override it. Code that just two pages use is in both: the other pages' first view is then
 * without it (0.9 kB of the list).
 */
export const SPLIT_PAGES: SplitChunks = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    styles: { name: EXPOSED_CHUNK, type: 'css/mini-extract', minChunks: 2 },
    code: { name: EXPOSED_CHUNK, type: /javascript/, minChunks: 3 },
  },
};
