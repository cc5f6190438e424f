import { ADMIN_PAGES } from '@tdt/contracts/plain';

/** Parameter of the login: the address that the user wanted to open. */
const FROM = 'from';
/** Any origin will do: paths are resolved against it and must stay on it. */
const HERE = 'https://here.invalid';

/** The login's address, with the address that the user wanted to open. */
export function loginPath(path: string): string {
  const own = ownPath(path);
  return own === null || own === ADMIN_PAGES.root || own === ADMIN_PAGES.dashboard
    ? ADMIN_PAGES.login
    : `${ADMIN_PAGES.login}?${new URLSearchParams({ [FROM]: own })}`;
}

/** Where a sign-in leads: to the remembered address if it belongs to the back office, else to the dashboard. */
export function destinationOf(search: string): string {
  const own = ownPath(new URLSearchParams(search).get(FROM));
  return own === null || own === ADMIN_PAGES.root ? ADMIN_PAGES.dashboard : own;
}

/**
 * A path of the back office other than the login's, as browsers resolve it; `null` for anything else. An attacker may
 * have written the parameter: it must never lead to another site.
 */
function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  const isInside = pathname === ADMIN_PAGES.root || pathname.startsWith(`${ADMIN_PAGES.root}/`);
  if (origin !== HERE || !isInside || isLogin(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** Whether a path is the login. Like the router, it ignores case and trailing slashes. */
export function isLogin(pathname: string): boolean {
  return pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() === ADMIN_PAGES.login;
}
