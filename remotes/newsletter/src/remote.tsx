import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import { pageOnDemand, type RouteObject } from '@tdt/platform';

export { Newsletter } from './features/sign-up/newsletter.tsx';

// The chunk name must equal the one in rsbuild.config.ts.
const loadLinks = () => import(/* webpackChunkName: "links" */ './features/links/link.pages.tsx');

export const routes: RouteObject[] = [
  pageOnDemand(UNSUBSCRIBE_PAGE, async () => (await loadLinks()).unsubscribePage),
  pageOnDemand(CONFIRM_PAGE, async () => (await loadLinks()).confirmPage),
];
