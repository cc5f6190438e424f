import { api } from '@tdt/admin-api';
import type { AdminStats } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

export const { useGetStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<AdminStats, void>({ query: () => ADMIN_API.stats, providesTags: ['Stats'] }),
  }),
});
