import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { matchPath } from '@tdt/platform/host';

/** Title of a screen, in the language of the screen. */
interface Title {
  path: string;
  title: string;
  lang: 'en' | 'fr';
}

/** A screen in the menu. */
export interface Screen extends Title {
  /** In the menu, which speaks the language of the current screen. */
  labels: Record<Title['lang'], string>;
  icon:
    | 'dashboard'
    | 'recipes'
    | 'countries'
    | 'pages'
    | 'pictures'
    | 'newsletter'
    | 'files'
    | 'redirects'
    | 'numbers'
    | 'users'
    | 'settings';
  /** Part of the shell: needs no remote. */
  isOwn?: boolean;
  superAdminOnly?: boolean;
}

/** The one table of screens, in the groups of the menu. */
const SCREENS: readonly (readonly Screen[])[] = [
  [
    {
      path: ADMIN_PAGES.dashboard,
      title: 'Dashboard',
      lang: 'en',
      labels: { en: 'Dashboard', fr: 'Tableau de bord' },
      icon: 'dashboard',
      isOwn: true,
    },
  ],
  [
    {
      path: ADMIN_PAGES.recipes,
      title: 'Recipes',
      lang: 'en',
      labels: { en: 'Recipes', fr: 'Recettes' },
      icon: 'recipes',
    },
    {
      path: ADMIN_PAGES.countries,
      title: 'Gestion des pays',
      lang: 'fr',
      labels: { en: 'Countries', fr: 'Pays' },
      icon: 'countries',
    },
    {
      path: ADMIN_PAGES.pages,
      title: 'Pages et SEO',
      lang: 'fr',
      labels: { en: 'Pages and SEO', fr: 'Pages et SEO' },
      icon: 'pages',
    },
    {
      path: ADMIN_PAGES.pictures,
      title: 'Images',
      lang: 'fr',
      labels: { en: 'Pictures', fr: 'Images' },
      icon: 'pictures',
    },
  ],
  [
    {
      path: ADMIN_PAGES.newsletter,
      title: 'Newsletter',
      lang: 'fr',
      labels: { en: 'Newsletter', fr: 'Newsletter' },
      icon: 'newsletter',
    },
    {
      path: ADMIN_PAGES.files,
      title: 'Sitemap',
      lang: 'fr',
      labels: { en: 'Sitemap', fr: 'Sitemap' },
      icon: 'files',
    },
    {
      path: ADMIN_PAGES.redirects,
      title: 'Redirections',
      lang: 'fr',
      labels: { en: 'Redirects', fr: 'Redirections' },
      icon: 'redirects',
    },
    {
      path: ADMIN_PAGES.numbers,
      title: 'Chiffres',
      lang: 'fr',
      labels: { en: 'Numbers', fr: 'Chiffres' },
      icon: 'numbers',
    },
  ],
  [
    {
      path: ADMIN_PAGES.users,
      title: 'Users',
      lang: 'en',
      labels: { en: 'Users', fr: 'Utilisateurs' },
      icon: 'users',
      superAdminOnly: true,
    },
    {
      path: ADMIN_PAGES.settings,
      title: 'Settings',
      lang: 'en',
      labels: { en: 'Settings', fr: 'Paramètres' },
      icon: 'settings',
      isOwn: true,
    },
  ],
];

/** Screens outside the menu. The first one that matches a path counts. */
const INNER_SCREENS: readonly Title[] = [
  { path: `${ADMIN_PAGES.recipes}/new`, title: 'Ajouter une recette', lang: 'fr' },
  { path: ADMIN_PAGES.recipeCalendar, title: 'Calendrier des recettes', lang: 'fr' },
  { path: `${ADMIN_PAGES.recipes}/:id`, title: 'Modifier la recette', lang: 'fr' },
  { path: `${ADMIN_PAGES.countries}/new`, title: 'Ajouter un pays', lang: 'fr' },
  { path: `${ADMIN_PAGES.countries}/:id`, title: 'Modifier le pays', lang: 'fr' },
  { path: `${ADMIN_PAGES.pictures}/:id`, title: 'Image', lang: 'fr' },
  { path: ADMIN_PAGES.newUser, title: 'Create User', lang: 'en' },
  { path: `${ADMIN_PAGES.users}/:id`, title: 'Edit User', lang: 'en' },
  { path: `${ADMIN_PAGES.pages}/home`, title: "Page d'accueil", lang: 'fr' },
  { path: `${ADMIN_PAGES.pages}/recipes-list`, title: 'Liste des recettes', lang: 'fr' },
  { path: `${ADMIN_PAGES.pages}/about`, title: 'À propos', lang: 'fr' },
];

const TITLES: readonly Title[] = [...SCREENS.flat(), ...INNER_SCREENS];

/** Title of the screen at a path; a general one if there is no such screen. */
export function titleOf(pathname: string): Omit<Title, 'path'> {
  return TITLES.find(({ path }) => matchPath(path, pathname)) ?? { title: 'Administration', lang: 'fr' };
}

/** Whether a screen says what it edits. */
export const isNamed = (pathname: string): boolean =>
  TITLES.find(({ path }) => matchPath(path, pathname))?.path.endsWith('/:id') === true;

interface MenuOptions {
  isSuperAdmin: boolean;
  /** The live remotes. */
  remotes: readonly { mounts: readonly string[] }[];
}

/** The groups of the menu: screens that are live and open to the user's role. */
export function menuFor({ isSuperAdmin, remotes }: MenuOptions): Screen[][] {
  const isLive = ({ path, isOwn }: Screen) =>
    isOwn || remotes.some(({ mounts }) => mounts.some((mount) => matchPath(mount, path)));
  return SCREENS.map((group) => group.filter((one) => isLive(one) && (isSuperAdmin || !one.superAdminOnly))).filter(
    (group) => group.length > 0,
  );
}

/** Whether an address is that of a screen, or below it. */
export const isPartOf = ({ path }: Pick<Screen, 'path'>, address: string): boolean =>
  matchPath({ path, end: false }, address.replace(/\?.*/, '')) !== null;

/** The screen of the menu above an inner screen: its list; `undefined` for a screen of the menu itself. */
export const parentOf = (pathname: string): Screen | undefined => {
  const screens = SCREENS.flat();
  if (screens.some(({ path }) => matchPath(path, pathname))) return undefined;
  return screens.find((screen) => isPartOf(screen, pathname));
};
