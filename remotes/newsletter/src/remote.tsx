import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import { pageOnDemand, type RouteObject } from '@tdt/platform';

export { Newsletter } from './features/sign-up/newsletter.tsx';

// The name of the file is that of rsbuild.config.ts.
const loadLinks = () => import(/* webpackChunkName: "links" */ './features/links/link.pages.ts');

export const routes: RouteObject[] = [
  pageOnDemand(UNSUBSCRIBE_PAGE, async () => (await loadLinks()).unsubscribePage),
  pageOnDemand(CONFIRM_PAGE, async () => (await loadLinks()).confirmPage),
];
