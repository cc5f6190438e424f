import { remoteConfig } from '@tdt/build';
import { ADMIN_PAGES } from '@tdt/contracts/plain';

export default remoteConfig({
  name: 'admin-users',
  mounts: [ADMIN_PAGES.users, ADMIN_PAGES.newUser, `${ADMIN_PAGES.users}/:id`],
  layout: 'admin',
  server: false,
  port: 3104,
});
