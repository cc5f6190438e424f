import { type EditFormOptions, useEditForm } from '@tdt/admin-ui';
import { ACCOUNT_MESSAGES, ADMIN_PAGES } from '@tdt/contracts/plain';
import { userFormErrors } from '@tdt/domain/accounts';
import { useToasts } from '@tdt/platform';
import { ruleBroken } from '../../accounts/rule-broken.ts';
import type { UserValues } from './user-values.ts';

const EMAIL_TAKEN = 'This email address already has an account';

interface UserFormOptions extends Pick<EditFormOptions<UserValues>, 'initial' | 'revision' | 'save' | 'onReload'> {
  isNew: boolean;
}

/** The rules, toasts and ways of the form of an account, new or not. */
export function useUserForm({ isNew, ...options }: UserFormOptions) {
  const { show } = useToasts();
  const tellError = (description: string) => show({ kind: 'error', topic: 'save', title: 'Error', description });
  return useEditForm<UserValues>({
    ...options,
    secrets: ['password'],
    validate: (values) => userFormErrors(values, { isNew }),
    codeErrors: { DUPLICATE_EMAIL: { email: EMAIL_TAKEN } },
    onRefused({ password }) {
      if (password === ACCOUNT_MESSAGES.passwordRequired) tellError(password);
    },
    onFailed: (problem) => tellError(ruleBroken(problem) ?? 'Failed to save user'),
    savedTo: ADMIN_PAGES.users,
    onSaved() {
      const description = isNew ? 'User created successfully' : 'User updated successfully';
      show({ kind: 'success', topic: 'save', title: 'Success', description });
    },
  });
}
