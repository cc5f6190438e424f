import { expect, it } from 'vitest';
import * as admin from './admin.ts';
import * as platform from './index.ts';

// Raise the version with every change of the list: otherwise a remote may use an export that its shell lacks.
it('exports the list of its version', () => {
  const { PLATFORM_VERSION, ...shared } = platform;
  expect([PLATFORM_VERSION, ...Object.keys(shared).sort()]).toEqual([
    '1.20.0',
    'FORM_TOPIC',
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
    'requestIdOf',
    'retryAfterOf',
    'statusOf',
    'track',
    'useBackCloses',
    'useFavourites',
    'useLoaderData',
    'useLocation',
    'useMenu',
    'useNavigate',
    'useNewsletter',
    'useReducedMotion',
    'useRetryAfter',
    'useRouteError',
    'useSite',
    'useToasts',
    'useUndisturbed',
    'useWhenOnline',
  ]);
  expect(Object.keys(admin).sort()).toEqual([
    'Navigate',
    'useBeforeUnload',
    'useBlocker',
    'useParams',
    'useSearchParams',
  ]);
});
