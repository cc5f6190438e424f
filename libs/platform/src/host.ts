/** The router itself, for the shell only: not shared with remotes. */
export {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  matchPath,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom';
export { createBrowserRouter } from './browser-router.ts';
export { apiContext } from './load-from.ts';
export { preparePages } from './page-on-demand.ts';
export { useIsStarted } from './router-state.ts';
