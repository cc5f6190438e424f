import { isOfSession, saveResultOf, useCurrentUser } from '@tdt/admin-api';
import { Skeleton, useFailureToast } from '@tdt/admin-ui';
import type { AdminUser } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Navigate, useParams } from '@tdt/platform/admin';
import { usersApi } from '../../accounts/users-api.ts';
import { useUserForm } from './use-user-form.ts';
import { UserForm } from './user-form.tsx';
import { toUpdate, valuesOf } from './user-values.ts';

/** An account that is there: its form begins once it is loaded. */
export function EditUserScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usersApi.useUsersOneQuery(id);
  useFailureToast(isOfSession(error) ? null : error, { title: 'Error', description: 'Failed to load user data' });
  if (isFetching) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (!data) return <Navigate to={ADMIN_PAGES.users} replace />;
  return <EditUser key={id} user={data} onReload={refetch} />;
}

function EditUser({ user, onReload }: { user: AdminUser; onReload: () => void }) {
  const isOwn = useCurrentUser().id === user.id;
  const [update] = usersApi.useUsersUpdateMutation();
  const form = useUserForm({
    isNew: false,
    initial: valuesOf(user),
    revision: user.revision,
    save: async (values, { overwrite, revision }) =>
      saveResultOf(await update({ id: user.id, update: toUpdate(values, revision), overwrite })),
    onReload,
  });
  return <UserForm form={form} kind={isOwn ? 'own' : 'other'} />;
}
