import { saveResultOf, useCurrentUser } from '@tdt/admin/api';
import { EditForm, PasswordField, useEditForm, useReference } from '@tdt/admin/kit';
import { PasswordChangeSchema } from '@tdt/contracts';
import { ACCOUNT_MESSAGES, ADMIN_PAGES } from '@tdt/contracts/plain';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useState } from 'react';
import { useSessionKeeper } from '../session/session-keeper.ts';
import { passwordFailure, useChangePasswordMutation } from './password-api.ts';

/** The server does not get the second entry of the new password. */
const PasswordFormSchema = PasswordChangeSchema.extend({
  confirm_password: PasswordChangeSchema.shape.new_password,
}).refine(({ new_password, confirm_password }) => confirm_password === new_password, {
  path: ['confirm_password'],
  error: ACCOUNT_MESSAGES.passwordsDiffer,
  // Also while other fields have errors, but not if this one has an error already.
  when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'confirm_password'),
});

const STORED = { values: { current_password: '', new_password: '', confirm_password: '' }, revision: 0 };

/** The form for the user's own password. A change ends every session of the user, this one after a moment. */
export function ChangePassword() {
  const keeper = useSessionKeeper();
  const { show } = useToasts();
  const reference = useReference();
  const { email } = useCurrentUser();
  const [changePassword] = useChangePasswordMutation();
  const [isDone, setDone] = useState(false);
  const form = useEditForm({
    schema: PasswordFormSchema,
    stored: STORED,
    secrets: ['current_password', 'new_password', 'confirm_password'],
    save: async ({ current_password, new_password }) =>
      saveResultOf(await changePassword({ current_password, new_password })),
    onSaved() {
      setDone(true);
      const description = 'Please sign in with the new one.';
      show({ kind: 'success', topic: FORM_TOPIC, title: 'Password updated', description });
      keeper.leaveAfterPasswordChange();
    },
    onFailed: (problem) =>
      show({
        kind: 'error',
        topic: FORM_TOPIC,
        title: 'Error',
        description: passwordFailure(problem),
        ...reference(problem),
      }),
  });
  const { control } = form;

  // Until the sign-out, nothing can be sent a second time.
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
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={control}
        name="current_password"
        label="Current Password"
        isRequired
        autoComplete="current-password"
      />
      <PasswordField
        control={control}
        name="new_password"
        label="New Password"
        isRequired
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirm_password"
        label="Confirm New Password"
        isRequired
        autoComplete="new-password"
        isRepeated
      />
    </EditForm>
  );
}
