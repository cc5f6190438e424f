/**
 * What the shell shares with every remote. Each export costs every visitor bytes, since shared modules are not
 * tree-shaken. Every change of the exports needs a higher PLATFORM_VERSION.
 */
export {
  data,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
export { type AnalyticsEvent, track } from './analytics.ts';
export { useBackCloses } from './back-closes.ts';
export type { Elements } from './elements.ts';
export { changeFavourites, useFavourites } from './favourites.ts';
export { fetchJson, type JsonRequest, type JsonResult } from './fetch-json.ts';
export { type ApiClient, loadFrom, statusOf } from './load-from.ts';
export { type Newsletter, NewsletterContext, type NewsletterModal, useNewsletter } from './newsletter.ts';
export { pageOnDemand } from './page-on-demand.ts';
export { requestIdOf } from './request-id.ts';
export { retryAfterOf, useRetryAfter } from './retry-after.ts';
export { SiteContext, useSite } from './site.ts';
export { FORM_TOPIC, type Toast, type ToastKind, type Toasts, ToastsContext, useToasts } from './toasts.ts';
export { useUndisturbed } from './undisturbed.ts';
export { useMenu } from './use-menu.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
export { useWhenOnline } from './use-when-online.ts';
export { PLATFORM_VERSION } from './version.ts';
