import { api, recheckSession } from '@tdt/admin/api';
import { download } from '@tdt/admin/editor';
import type { AdminSitemap, PublishedSitemap } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

/** The requests of the sitemap screen. */
export const sitemapApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitemapState: build.query<AdminSitemap, void>({ query: () => ADMIN_API.sitemap, providesTags: ['Sitemap'] }),
    sitemapPublish: build.mutation<PublishedSitemap, void>({
      query: () => ({ url: ADMIN_API.sitemapPublish, method: 'POST' }),
      invalidatesTags: ['Sitemap', 'Stats'],
    }),
    sitemapDownload: build.mutation<null, void>({
      async queryFn(_, { dispatch }) {
        const response = await download({ url: ADMIN_API.sitemapFile, name: 'sitemap.xml' });
        if ('error' in response && response.error.status === 401) dispatch(recheckSession());
        return response;
      },
    }),
  }),
});
