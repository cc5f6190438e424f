import { api } from '@tdt/admin-api';
import type { PasswordChange } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, PasswordChange>({
      query: (body) => ({ url: ADMIN_API.password, method: 'PUT', body }),
    }),
  }),
});
