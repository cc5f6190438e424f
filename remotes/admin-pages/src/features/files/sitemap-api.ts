import { api, type CallFailure, recheckSession } from '@tdt/admin/api';
import type { AdminSitemap, Problem, PublishedSitemap } from '@tdt/contracts';
import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import { saveAs } from './save-as.ts';

/** Large sitemaps take a while to make. */
const LIMIT_SECONDS = 120;

/** The requests of the sitemap screen. */
export const sitemapApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitemapState: build.query<AdminSitemap, void>({ query: () => ADMIN_API.sitemap, providesTags: ['Sitemap'] }),
    sitemapPublish: build.mutation<PublishedSitemap, void>({
      query: () => ({ url: ADMIN_API.sitemapPublish, method: 'POST' }),
      invalidatesTags: ['Sitemap', 'Stats'],
    }),
    // A link would save a failure as a file, and would not report when the download has ended.
    sitemapDownload: build.mutation<null, void>({
      async queryFn(_, { dispatch }) {
        const response = await download();
        if ('error' in response && response.error.status === 401) dispatch(recheckSession());
        return response;
      },
    }),
  }),
});

async function download(): Promise<{ data: null } | { error: CallFailure }> {
  const failed = (status: CallFailure['status'], problem: Problem | null = null) => ({
    error: { status, problem, retryAfter: null },
  });
  try {
    const response = await fetch(ADMIN_API.sitemapFile, {
      headers: { [REQUESTED_WITH.name]: REQUESTED_WITH.value },
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_SECONDS * 1000),
    });
    if (!response.ok) return failed(response.status, await response.json().catch(() => null));
    saveAs('sitemap.xml', await response.blob());
    return { data: null };
  } catch {
    return failed('offline');
  }
}
