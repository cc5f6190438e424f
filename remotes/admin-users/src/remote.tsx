import { ADMIN_PAGES } from '@tdt/contracts/plain';
import type { RouteObject } from '@tdt/platform';
import { SuperAdminOnly } from './accounts/super-admin-only.tsx';
import { CreateUserScreen } from './features/edit/create-user-screen.tsx';
import { EditUserScreen } from './features/edit/edit-user-screen.tsx';
import { UsersScreen } from './features/list/users-screen.tsx';

export const routes: RouteObject[] = [
  {
    Component: SuperAdminOnly,
    children: [
      { path: ADMIN_PAGES.users, Component: UsersScreen },
      { path: ADMIN_PAGES.newUser, Component: CreateUserScreen },
      { path: `${ADMIN_PAGES.users}/:id`, Component: EditUserScreen },
    ],
  },
];
