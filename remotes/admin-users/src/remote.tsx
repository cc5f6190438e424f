import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { pageOnDemand, type RouteObject } from '@tdt/platform';
import { SuperAdminOnly } from './accounts/super-admin-only.tsx';
import { UsersScreen } from './features/list/users-screen.tsx';

// The list does without the form, its schemas and zod: they are a file of their own.
const loadForm = () => import(/* webpackChunkName: "user-form" */ './features/edit/user-screens.tsx');

export const routes: RouteObject[] = [
  {
    Component: SuperAdminOnly,
    children: [
      { path: ADMIN_PAGES.users, Component: UsersScreen },
      pageOnDemand(ADMIN_PAGES.newUser, async () => ({ Component: (await loadForm()).CreateUserScreen })),
      pageOnDemand(`${ADMIN_PAGES.users}/:id`, async () => ({ Component: (await loadForm()).EditUserScreen })),
    ],
  },
];
