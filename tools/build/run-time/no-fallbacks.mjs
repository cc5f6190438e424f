/**
 * In place of the loader of fallbacks for shared modules: no build has one.
 * @param {{ factory: unknown }} shared
 */
export const getSharedFallbackGetter = ({ factory }) => factory;
