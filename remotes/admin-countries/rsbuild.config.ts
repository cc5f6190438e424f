import { remoteConfig } from '@tdt/build';
import { ADMIN_PAGES } from '@tdt/contracts/plain';

export default remoteConfig({
  name: 'admin-countries',
  mounts: [ADMIN_PAGES.countries, ADMIN_PAGES.newCountry, `${ADMIN_PAGES.countries}/:id`],
  layout: 'admin',
  server: false,
  port: 3106,
});
