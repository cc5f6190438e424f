import { api, recheckSession } from '@tdt/admin/api';
import type { TableQuery } from '@tdt/admin/kit';
import type { AdminUser, AdminUserList, AdminUserUpdate, NewAdminUser, Problem, UserSort } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

/** The requests of the account screens. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersList: build.query<AdminUserList, TableQuery<UserSort>>({
      query: (params) => ({ url: ADMIN_API.users, params: { ...params } }),
      providesTags: ['User'],
    }),
    // For a form: no tags, so that no write loads it again; not cached, so that every form begins with fresh data.
    usersOne: build.query<AdminUser, string>({ query: (id) => ADMIN_API.user(id), keepUnusedDataFor: 0 }),
    usersCreate: build.mutation<AdminUser, NewAdminUser>({
      query: (body) => ({ url: ADMIN_API.users, method: 'POST', body }),
      invalidatesTags: ['User', 'Stats'],
    }),
    usersUpdate: build.mutation<AdminUser, { id: string; update: AdminUserUpdate }>({
      query: ({ id, update }) => ({ url: ADMIN_API.user(id), method: 'PUT', body: update }),
      invalidatesTags: ['User'],
      // It may be the user's own account: menu and screens follow the new role.
      onQueryStarted(_call, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          () => dispatch(recheckSession()),
          () => {},
        );
      },
    }),
    usersDelete: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.user(id), method: 'DELETE' }),
      invalidatesTags: ['User', 'Stats'],
    }),
  }),
});

/** The server's message if a call broke a rule of accounts; `undefined` for any other failure. */
export const brokenRule = (problem: Problem | null): string | undefined =>
  problem?.code === 'OWN_ACCOUNT' || problem?.code === 'LAST_SUPER_ADMIN' ? problem.detail : undefined;
