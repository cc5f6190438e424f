import { ScreenLanguage } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Outlet, pageOnDemand, type RouteObject } from '@tdt/platform';
import { FilesScreen } from './features/files/files-screen.tsx';
import { NewsletterScreen } from './features/newsletter/newsletter-screen.tsx';
import { SessionCheck } from './features/newsletter/session-check.tsx';
import { PagesScreen } from './features/overview/pages-screen.tsx';

// Lists do without the forms, their schemas and zod: they are a file of their own.
const loadForms = () => import(/* webpackChunkName: "page-forms" */ './features/forms.tsx');

const loadRedirects = () => import(/* webpackChunkName: "redirects" */ './features/redirects/redirects-screen.tsx');
const loadPicture = () => import(/* webpackChunkName: "picture-form" */ './features/pictures/picture-screen.tsx');
const loadPictures = () => import(/* webpackChunkName: "pictures" */ './features/pictures/pictures-screen.tsx');

const loadNumbers = () => import(/* webpackChunkName: "numbers" */ './features/numbers/numbers-screen.tsx');

const French = () => (
  <ScreenLanguage lang="fr">
    <Outlet />
  </ScreenLanguage>
);

/** All screens are in French, as specified. */
export const routes: RouteObject[] = [
  {
    Component: French,
    children: [
      { path: ADMIN_PAGES.pages, Component: PagesScreen },
      { path: ADMIN_PAGES.files, Component: FilesScreen },
      { Component: SessionCheck, children: [{ path: ADMIN_PAGES.newsletter, Component: NewsletterScreen }] },
      pageOnDemand(ADMIN_PAGES.redirects, async () => ({ Component: (await loadRedirects()).RedirectsScreen })),
      pageOnDemand(ADMIN_PAGES.pictures, async () => ({ Component: (await loadPictures()).PicturesScreen })),
      pageOnDemand(`${ADMIN_PAGES.pictures}/:id`, async () => ({ Component: (await loadPicture()).PictureScreen })),
      pageOnDemand(ADMIN_PAGES.numbers, async () => ({ Component: (await loadNumbers()).NumbersScreen })),
      pageOnDemand(ADMIN_PAGES.homePage, async () => ({ Component: (await loadForms()).HomeScreen })),
      pageOnDemand(ADMIN_PAGES.recipesListPage, async () => ({ Component: (await loadForms()).RecipesListScreen })),
      pageOnDemand(ADMIN_PAGES.aboutPage, async () => ({ Component: (await loadForms()).AboutScreen })),
    ],
  },
];
