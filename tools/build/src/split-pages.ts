import type { SplitChunks } from '@rsbuild/core';
import { EXPOSED_CHUNK } from './container.ts';

/**
 * What pages on demand share lies in the remote's first chunk, so that a page asks for one file of each kind only.
 *
 * Each rule of a style sheet is in one file, always: a second copy, loaded with the next page, would stand behind the
 * rules of the first page that override it. Code that two or three pages use is in each of them: it comes once more with
 * the next page, and the first view of the others is without it (1.5 kB of the list).
 */
export const SPLIT_PAGES: SplitChunks = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    styles: { name: EXPOSED_CHUNK, type: 'css/mini-extract', minChunks: 2 },
    code: { name: EXPOSED_CHUNK, type: /javascript/, minChunks: 4 },
  },
};
