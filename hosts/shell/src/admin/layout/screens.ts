import { ADMIN_PAGES } from '@tdt/contracts/admin-paths';
import { matchPath } from '@tdt/platform/host';

/** A screen that the menu leads to, with what lies below its path. */
export interface Screen {
  path: string;
  /** What the header says. */
  title: string;
  /** In the menu, where the title is too long for it. */
  label?: string;
  /** Language of both: that of the screen. */
  lang: 'en' | 'fr';
  icon: 'dashboard' | 'recipes' | 'countries' | 'pages' | 'newsletter' | 'files' | 'users' | 'settings';
  /** Part of the shell: there without any remote. */
  isOwn?: boolean;
  superAdminOnly?: boolean;
}

/** The one table of screens, in the groups of the menu. */
export const SCREENS: readonly (readonly Screen[])[] = [
  [{ path: ADMIN_PAGES.dashboard, title: 'Dashboard', lang: 'en', icon: 'dashboard', isOwn: true }],
  [
    { path: ADMIN_PAGES.recipes, title: 'Recipes', lang: 'en', icon: 'recipes' },
    { path: ADMIN_PAGES.countries, title: 'Gestion des pays', label: 'Pays', lang: 'fr', icon: 'countries' },
    { path: ADMIN_PAGES.pages, title: 'Pages et SEO', lang: 'fr', icon: 'pages' },
  ],
  [
    { path: ADMIN_PAGES.newsletter, title: 'Newsletter', lang: 'fr', icon: 'newsletter' },
    { path: ADMIN_PAGES.files, title: 'Sitemap', lang: 'fr', icon: 'files' },
  ],
  [
    { path: ADMIN_PAGES.users, title: 'Users', lang: 'en', icon: 'users', superAdminOnly: true },
    { path: ADMIN_PAGES.settings, title: 'Settings', lang: 'en', icon: 'settings', isOwn: true },
  ],
];

/** The header's title for a path, with its language; those of forms below a list stand in the form. */
export function titleOf(pathname: string): Pick<Screen, 'title' | 'lang'> {
  const found = SCREENS.flat().find(({ path }) => matchPath({ path, end: false }, pathname));
  return found ?? { title: 'Administration', lang: 'fr' };
}

interface Visitor {
  isSuperAdmin: boolean;
  /** Remotes that are live, by what they answer. */
  remotes: readonly { mounts: readonly string[] }[];
}

/** The groups of the menu for somebody: what is live and open to the role. */
export function menuFor({ isSuperAdmin, remotes }: Visitor): Screen[][] {
  const isLive = ({ path, isOwn }: Screen) =>
    isOwn || remotes.some(({ mounts }) => mounts.some((mount) => matchPath(mount, path)));
  return SCREENS.map((group) => group.filter((one) => isLive(one) && (isSuperAdmin || !one.superAdminOnly))).filter(
    (group) => group.length > 0,
  );
}
