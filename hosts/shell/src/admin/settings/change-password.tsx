import { saveResultOf, useCurrentUser } from '@tdt/admin-api';
import { EditForm, PasswordField, useEditForm } from '@tdt/admin-ui';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { passwordChangeErrors } from '@tdt/domain/accounts';
import { useToasts } from '@tdt/platform';
import { useState } from 'react';
import { useSessionKeeper } from '../session/session-context.ts';
import { useChangePasswordMutation } from './password-api.ts';
import { passwordFailure } from './password-failure.ts';

/** Named as the server names them, whose errors are shown at the fields. */
interface PasswordValues {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

const EMPTY: PasswordValues = { current_password: '', new_password: '', confirm_password: '' };

/** The form for one's own password; a change ends every session, this one after a moment. */
export function ChangePassword() {
  const keeper = useSessionKeeper();
  const toasts = useToasts();
  const { email } = useCurrentUser();
  const [changePassword] = useChangePasswordMutation();
  const [isDone, setDone] = useState(false);
  const form = useEditForm<PasswordValues>({
    initial: EMPTY,
    secrets: ['current_password', 'new_password', 'confirm_password'],
    validate,
    save: async ({ current_password, new_password }) =>
      saveResultOf(await changePassword({ current_password, new_password })),
    onSaved() {
      setDone(true);
      toasts.show({
        kind: 'success',
        topic: 'password',
        title: 'Password updated',
        description: 'Please sign in with the new one.',
      });
      keeper.leaveAfterPasswordChange();
    },
    onFailed: (problem) =>
      toasts.show({ kind: 'error', topic: 'password', title: 'Error', description: passwordFailure(problem) }),
  });

  const field = (name: keyof PasswordValues) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change(name, value),
    isRequired: true,
  });
  // Nothing is to be sent twice in the moment that is left.
  if (isDone) return <p role="status">Signing you out…</p>;
  return (
    <EditForm
      form={form}
      title="Change Password"
      isTitled
      submitLabel="Update Password"
      cancelLabel="Cancel"
      cancelTo={ADMIN_PAGES.dashboard}
    >
      {/* For password managers, which are to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current_password')} label="Current Password" autoComplete="current-password" />
      <PasswordField {...field('new_password')} label="New Password" autoComplete="new-password" />
      <PasswordField
        {...field('confirm_password')}
        label="Confirm New Password"
        autoComplete="new-password"
        isRepeated
      />
    </EditForm>
  );
}

function validate({ current_password, new_password, confirm_password }: PasswordValues) {
  const found = passwordChangeErrors({ current: current_password, new: new_password, confirm: confirm_password });
  return {
    ...(found.current && { current_password: found.current }),
    ...(found.new && { new_password: found.new }),
    ...(found.confirm && { confirm_password: found.confirm }),
  };
}
