import { type EditFormOptions, useEditForm, useReference } from '@tdt/admin/kit';
import type { AdminUser, Problem } from '@tdt/contracts';
import { ACCOUNT_MESSAGES, ADMIN_PAGES } from '@tdt/contracts/plain';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { brokenRule } from '../../accounts/users-api.ts';

/** What the form holds. The server never sends a password. */
export interface UserValues {
  email: string;
  password: string;
  is_super_admin: boolean;
}

/** An account as the form begins with it. */
export const storedUser = ({ email, is_super_admin, revision }: AdminUser) => ({
  values: { email, password: '', is_super_admin },
  revision,
});

interface UserFormOptions<Output>
  extends Pick<EditFormOptions<UserValues, Output>, 'schema' | 'stored' | 'save' | 'reload'> {
  savedText: string;
}

/** What the forms of a new and of an existing account have in common: toasts, messages and where a save leads. */
export function useUserForm<Output>({ savedText, ...options }: UserFormOptions<Output>) {
  const { show } = useToasts();
  const reference = useReference();
  const showError = (description: string, problem?: Problem | null) =>
    show({ kind: 'error', topic: FORM_TOPIC, title: 'Error', description, ...reference(problem) });
  return useEditForm<UserValues, Output>({
    ...options,
    secrets: ['password'],
    codeErrors: { DUPLICATE_EMAIL: { email: 'This email address already has an account' } },
    onRefused({ password }) {
      if (password?.message === ACCOUNT_MESSAGES.passwordRequired) showError(password.message);
    },
    onFailed: (problem) => showError(brokenRule(problem) ?? 'Failed to save user', problem),
    onSaved: () => show({ kind: 'success', topic: FORM_TOPIC, title: 'Success', description: savedText }),
    savedTo: ADMIN_PAGES.users,
  });
}
