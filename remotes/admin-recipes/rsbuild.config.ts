import { remoteConfig } from '@tdt/build';
import { ADMIN_PAGES } from '@tdt/contracts/plain';

export default remoteConfig({
  name: 'admin-recipes',
  mounts: [ADMIN_PAGES.recipes, ADMIN_PAGES.newRecipe, `${ADMIN_PAGES.recipes}/:id`],
  layout: 'admin',
  server: false,
  port: 3105,
});
