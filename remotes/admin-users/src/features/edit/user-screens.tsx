import { saveResultOf, useCurrentUser } from '@tdt/admin/api';
import { listPath, Skeleton, useFailureToast, useScreenName } from '@tdt/admin/kit';
import { type AdminUser, AdminUserUpdateSchema, NewAdminUserSchema, PasswordSchema } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Navigate, useParams } from '@tdt/platform/admin';
import { z } from 'zod';
import { usersApi } from '../../accounts/users-api.ts';
import { storedUser, useUserForm } from './use-user-form.ts';
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

/** An empty password is not sent: the account keeps the one it has. */
const EditedUserSchema = AdminUserUpdateSchema.omit({ revision: true }).extend({
  password: z
    .string()
    .transform((typed) => typed || undefined)
    .pipe(PasswordSchema.optional()),
});

/** An existing account. Its form appears once the account is loaded. */
export function EditUserScreen() {
  const { id = '' } = useParams();
  const { currentData: user, error, isFetching, refetch } = usersApi.useUsersOneQuery(id);
  useFailureToast(error, { title: 'Error', description: 'Failed to load user data' });
  if (user) return <EditUser key={id} user={user} refetch={refetch} />;
  return isFetching ? (
    <Skeleton active title={false} paragraph={{ rows: 6 }} />
  ) : (
    <Navigate to={listPath(ADMIN_PAGES.users)} replace />
  );
}

interface EditUserProps {
  user: AdminUser;
  refetch: () => PromiseLike<{ data?: AdminUser | undefined; isError: boolean }>;
}

function EditUser({ user, refetch }: EditUserProps) {
  const isOwn = useCurrentUser().id === user.id;
  useScreenName(user.email);
  const [update] = usersApi.useUsersUpdateMutation();
  const form = useUserForm({
    schema: EditedUserSchema,
    stored: storedUser(user),
    async save(values, revision) {
      const result = saveResultOf(await update({ id: user.id, update: { ...values, revision } }));
      // Without their role, users have no access to the list of accounts.
      return result.saved && isOwn && !values.is_super_admin ? { ...result, to: ADMIN_PAGES.dashboard } : result;
    },
    async reload() {
      const { data, isError } = await refetch();
      return data && !isError ? storedUser(data) : null;
    },
    savedText: 'User updated successfully',
  });
  return <UserForm form={form} kind={isOwn ? 'own' : 'other'} />;
}
