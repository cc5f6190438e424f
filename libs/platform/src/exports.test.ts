import { expect, it } from 'vitest';
import * as admin from './admin.ts';
import * as platform from './index.ts';

// Together with the version: it goes up whenever the list changes, or a remote would find what its shell does not have.
it('shares with remotes what its version says', () => {
  const { PLATFORM_VERSION, ...shared } = platform;
  expect([PLATFORM_VERSION, ...Object.keys(shared).sort()]).toEqual([
    '1.6.0',
    'Link',
    'NavLink',
    'NewsletterContext',
    'Outlet',
    'ScrollRestoration',
    'SiteContext',
    'ToastsContext',
    'changeFavourites',
    'data',
    'fetchJson',
    'isRouteErrorResponse',
    'loadFrom',
    'pageOnDemand',
    'redirect',
    'statusOf',
    'track',
    'useFavourites',
    'useLoaderData',
    'useLocation',
    'useNavigate',
    'useNewsletter',
    'useReducedMotion',
    'useRouteError',
    'useSite',
    'useToasts',
  ]);
  expect(Object.keys(admin).sort()).toEqual([
    'Navigate',
    'useBeforeUnload',
    'useBlocker',
    'useParams',
    'useSearchParams',
  ]);
});
