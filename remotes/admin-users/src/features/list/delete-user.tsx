import { problemOf, useCurrentUser } from '@tdt/admin/api';
import { ConfirmButton, useReport } from '@tdt/admin/kit';
import type { AdminUser } from '@tdt/contracts';
import { ACCOUNT_MESSAGES } from '@tdt/contracts/plain';
import { brokenRule, usersApi } from '../../accounts/users-api.ts';

/** The button of a row that deletes the account. */
export function DeleteUser({ user }: { user: AdminUser }) {
  const isOwn = useCurrentUser().id === user.id;
  const report = useReport();
  const [remove] = usersApi.useUsersDeleteMutation();
  const onConfirm = async () => {
    const { error } = await remove(user.id);
    const description = brokenRule(problemOf(error)) ?? 'Failed to delete user';
    report(error, { title: 'Success', description: 'User deleted successfully' }, { description });
  };
  return (
    <ConfirmButton
      label={`Delete ${user.email}`}
      title="Are you sure?"
      text={`This will permanently delete the user ${user.email}. This action cannot be undone.`}
      confirm="Delete"
      onConfirm={onConfirm}
      refusal={isOwn ? ACCOUNT_MESSAGES.ownAccount : undefined}
    />
  );
}
