import { api, type Failure, recheckSession } from '@tdt/admin-api';
import type { AdminUser, AdminUserList, AdminUserUpdate, NewAdminUser, UserSort } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

interface UserUpdate {
  id: string;
  /** With the revision that the account was loaded with. */
  update: AdminUserUpdate;
  /** Whatever is stored by now: the present revision is asked for first. */
  overwrite: boolean;
}

/** What the screens of accounts ask the server. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    usersList: build.query<AdminUserList, { q: string; sort: UserSort; page: number }>({
      query: (params) => ({ url: ADMIN_API.users, params }),
      providesTags: ['User'],
    }),
    // For a form: it begins with what is stored when it opens, and nothing changes it while somebody types.
    usersOne: build.query<AdminUser, string>({
      query: (id) => ADMIN_API.user(id),
      keepUnusedDataFor: 0,
    }),
    usersCreate: build.mutation<AdminUser, NewAdminUser>({
      query: (body) => ({ url: ADMIN_API.users, method: 'POST', body }),
      invalidatesTags: ['User', 'Stats'],
    }),
    usersUpdate: build.mutation<AdminUser, UserUpdate>({
      async queryFn({ id, update, overwrite }, { dispatch }, _options, ask) {
        const url = ADMIN_API.user(id);
        const present = overwrite ? await ask(url) : undefined;
        if (present?.error) return { error: present.error };
        const revision = (present?.data as AdminUser | undefined)?.revision ?? update.revision;
        const { data, error } = await ask({ url, method: 'PUT', body: { ...update, revision } });
        if (error) return { error: error as Failure };
        // It may have been one's own: what the frame shows, and what one may do, follows it.
        dispatch(recheckSession());
        return { data: data as AdminUser };
      },
      invalidatesTags: ['User'],
    }),
    usersDelete: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.user(id), method: 'DELETE' }),
      invalidatesTags: ['User', 'Stats'],
    }),
  }),
});
