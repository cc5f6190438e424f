import { isSessionFailure, problemOf, useCurrentUser } from '@tdt/admin/api';
import { ConfirmButton, DeleteOutlined, useReference } from '@tdt/admin/kit';
import type { AdminUser } from '@tdt/contracts';
import { ACCOUNT_MESSAGES } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { brokenRule, usersApi } from '../../accounts/users-api.ts';

/** The button of a row that deletes the account. */
export function DeleteUser({ user }: { user: AdminUser }) {
  const isOwn = useCurrentUser().id === user.id;
  const { show } = useToasts();
  const reference = useReference();
  const [remove] = usersApi.useUsersDeleteMutation();
  const onConfirm = async () => {
    const { error } = await remove(user.id);
    if (!error) return show({ kind: 'success', title: 'Success', description: 'User deleted successfully' });
    if (isSessionFailure(error)) return;
    const description = brokenRule(problemOf(error)) ?? 'Failed to delete user';
    show({ kind: 'error', title: 'Error', description, ...reference(error) });
  };
  return (
    <ConfirmButton
      label={`Delete ${user.email}`}
      icon={<DeleteOutlined aria-hidden />}
      title="Are you sure?"
      text={`This will permanently delete the user ${user.email}. This action cannot be undone.`}
      confirm="Delete"
      cancel="Cancel"
      onConfirm={onConfirm}
      refusal={isOwn ? ACCOUNT_MESSAGES.ownAccount : undefined}
    />
  );
}
