import { api } from '@tdt/admin/api';
import type { PasswordChange, Problem } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, PasswordChange>({
      query: (body) => ({ url: ADMIN_API.password, method: 'PUT', body }),
    }),
  }),
});

/** Text of the toast if the password was not changed. `null`: there was no readable response. */
export function passwordFailure(problem: Problem | null): string {
  if (problem === null || problem.status >= 500) return 'An unexpected error occurred';
  if (problem.code === 'TOO_MANY_REQUESTS') return 'Too many attempts. Please try again later.';
  return problem.errors?.[0]?.message ?? 'Failed to update password';
}
