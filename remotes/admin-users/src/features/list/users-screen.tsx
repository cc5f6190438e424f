import { isSessionFailure } from '@tdt/admin/api';
import { DataTable, LinkButton, PlusOutlined, useFailureToast, useUrlState } from '@tdt/admin/kit';
import { ADMIN_PAGES, USER_SORTS } from '@tdt/contracts/plain';
import { usersApi } from '../../accounts/users-api.ts';
import { USER_COLUMNS } from './user-columns.tsx';

const FAILURE = 'Failed to load users';

/** The list of accounts. */
export function UsersScreen() {
  const state = useUrlState({ sorts: USER_SORTS });
  const { q, sort, page } = state;
  const { data, error, isFetching, refetch } = usersApi.useUsersListQuery({ q, sort, page });
  useFailureToast(isSessionFailure(error) ? null : error, { title: 'Error', description: FAILURE });
  return (
    <DataTable
      label="Users"
      searchLabel="Search users..."
      columns={USER_COLUMNS}
      state={state}
      list={data}
      isLoading={isFetching}
      failure={error ? FAILURE : null}
      error={error}
      onRetry={refetch}
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
