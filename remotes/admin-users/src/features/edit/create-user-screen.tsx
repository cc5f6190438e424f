import { saveResultOf } from '@tdt/admin-api';
import { NewAdminUserSchema } from '@tdt/contracts';
import { z } from 'zod';
import { usersApi } from '../../accounts/users-api.ts';
import { useUserForm } from './use-user-form.ts';
import { UserForm } from './user-form.tsx';

const NewUserSchema = NewAdminUserSchema.extend({ is_super_admin: z.boolean() });
const NO_USER = { values: { email: '', password: '', is_super_admin: false }, revision: 0 };

/** A new account. */
export function CreateUserScreen() {
  const [create] = usersApi.useUsersCreateMutation();
  const form = useUserForm({
    schema: NewUserSchema,
    stored: NO_USER,
    save: async (values) => saveResultOf(await create(values)),
    savedText: 'User created successfully',
  });
  return <UserForm form={form} kind="new" />;
}
