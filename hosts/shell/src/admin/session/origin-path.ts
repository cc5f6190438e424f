import { ADMIN_PAGES } from '@tdt/contracts/plain';

/** Parameter of the login that remembers where somebody wanted to go. */
const FROM = 'from';
/** Any origin serves: paths are only resolved against it, and must not leave it. */
const HERE = 'https://here.invalid';

/** The login's address, which remembers a path of the back office with its query. */
export function loginPath(path: string): string {
  const own = ownPath(path);
  return own === null || own === ADMIN_PAGES.root || own === ADMIN_PAGES.dashboard
    ? ADMIN_PAGES.login
    : `${ADMIN_PAGES.login}?${new URLSearchParams({ [FROM]: own })}`;
}

/** Where the login leads: what it remembers if that is a screen of the back office, else the dashboard. */
export function destinationOf(search: string): string {
  const own = ownPath(new URLSearchParams(search).get(FROM));
  return own === null || own === ADMIN_PAGES.root ? ADMIN_PAGES.dashboard : own;
}

/**
 * A path of the back office other than the login's, as browsers resolve it; `null` for anything else. The parameter may
 * come from a stranger's link, which must lead nowhere but here.
 */
function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  const isInside = pathname === ADMIN_PAGES.root || pathname.startsWith(`${ADMIN_PAGES.root}/`);
  if (origin !== HERE || !isInside || isLogin(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** The router takes the login for itself with a slash at the end and in capitals, too. */
export function isLogin(pathname: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === ADMIN_PAGES.login;
}
