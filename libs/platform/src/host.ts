/** What only the shell may use: the router itself. Not shared with remotes. */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  matchPath,
  RouterContextProvider,
  RouterProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom';
export { apiContext } from './load-from.ts';
export { useIsStarted } from './router-state.ts';
