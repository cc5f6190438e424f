import {
  type DataColumn,
  EditOutlined,
  EmailAddress,
  LinkButton,
  RowActions,
  shortDayText,
  Tag,
  TitleLink,
} from '@tdt/admin/kit';
import type { AdminUser, UserSort } from '@tdt/contracts';
import { ADMIN_PAGES, roleName } from '@tdt/contracts/plain';
import { DeleteUser } from './delete-user.tsx';

/** Columns of the list of accounts. */
export const USER_COLUMNS: DataColumn<AdminUser, UserSort>[] = [
  {
    key: 'email',
    title: 'Email',
    sort: 'email',
    render: ({ id, email }) => (
      <TitleLink to={ADMIN_PAGES.user(id)}>
        <EmailAddress email={email} />
      </TitleLink>
    ),
  },
  {
    key: 'role',
    title: 'Role',
    width: '6.875rem',
    render: (user) => (user.is_super_admin ? <Tag>{roleName(user)}</Tag> : roleName(user)),
  },
  {
    key: 'created_at',
    title: 'Created',
    sort: 'created_at',
    width: '9rem',
    wideOnly: true,
    render: ({ created_at }) => (
      <time dateTime={created_at} lang="fr">
        {shortDayText(created_at)}
      </time>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    width: '5.5rem',
    render: (user) => (
      <RowActions>
        <LinkButton
          type="text"
          to={ADMIN_PAGES.user(user.id)}
          icon={<EditOutlined aria-hidden />}
          aria-label={`Edit ${user.email}`}
        />
        <DeleteUser user={user} />
      </RowActions>
    ),
  },
];
