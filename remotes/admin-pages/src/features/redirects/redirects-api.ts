import { api } from '@tdt/admin/api';
import type { TableQuery } from '@tdt/admin/kit';
import type { Redirect, RedirectInput, RedirectList } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

/** The requests of the screen of redirects. */
export const redirectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    redirectsList: build.query<RedirectList, TableQuery<''>>({
      query: ({ q, page }) => ({ url: ADMIN_API.redirects, params: { q, page } }),
      providesTags: ['Redirect'],
    }),
    redirectsCreate: build.mutation<Redirect, RedirectInput>({
      query: (body) => ({ url: ADMIN_API.redirects, method: 'POST', body }),
      invalidatesTags: ['Redirect'],
    }),
    redirectsDelete: build.mutation<void, string>({
      query: (id) => ({ url: ADMIN_API.redirect(id), method: 'DELETE' }),
      invalidatesTags: ['Redirect'],
    }),
  }),
});
