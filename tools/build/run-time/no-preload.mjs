/** In place of the federation's preloading, which nobody calls. */
const nothing = () => [];

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
