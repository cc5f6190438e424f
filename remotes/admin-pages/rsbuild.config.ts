import { remoteConfig } from '@tdt/build';
import { ADMIN_PAGES } from '@tdt/contracts/plain';

const { pages, homePage, recipesListPage, aboutPage, pictures, newsletter, files, redirects, numbers } = ADMIN_PAGES;

export default remoteConfig({
  name: 'admin-pages',
  mounts: [
    pages,
    homePage,
    recipesListPage,
    aboutPage,
    pictures,
    `${pictures}/:id`,
    newsletter,
    files,
    redirects,
    numbers,
  ],
  layout: 'admin',
  server: false,
  port: 3107,
});
