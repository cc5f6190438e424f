/** In place of the federation's preloading, which nothing calls. */
const nothing = () => [];

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
