import { saveResultOf } from '@tdt/admin-api';
import { usersApi } from '../../accounts/users-api.ts';
import { useUserForm } from './use-user-form.ts';
import { UserForm } from './user-form.tsx';
import { NO_USER, toNewUser } from './user-values.ts';

/** A new account. */
export function CreateUserScreen() {
  const [create] = usersApi.useUsersCreateMutation();
  const form = useUserForm({
    isNew: true,
    initial: NO_USER,
    save: async (values) => saveResultOf(await create(toNewUser(values))),
  });
  return <UserForm form={form} kind="new" />;
}
