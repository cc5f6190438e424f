import { DataTable, LinkButton, PlusOutlined, useList } from '@tdt/admin/kit';
import { ADMIN_PAGES, USER_SORTS } from '@tdt/contracts/plain';
import { usersApi } from '../../accounts/users-api.ts';
import { USER_COLUMNS } from './user-columns.tsx';

const FAILURE = 'Failed to load users';

/** The list of accounts. */
export function UsersScreen() {
  const list = useList({
    useQuery: usersApi.useUsersListQuery,
    sorts: USER_SORTS,
    failure: FAILURE,
    failureToast: { title: 'Error', description: FAILURE },
  });
  return (
    <DataTable
      label="Users"
      searchLabel="Search users..."
      columns={USER_COLUMNS}
      list={list}
      emptyText="No users found"
      countText={(total) => `${total} ${total === 1 ? 'user' : 'users'}`}
      action={
        <LinkButton type="primary" to={ADMIN_PAGES.newUser} icon={<PlusOutlined aria-hidden />}>
          Add New User
        </LinkButton>
      }
    />
  );
}
