import { ADMIN_PAGES, API, PAGES, PREVIEW_PAGE } from '@tdt/contracts/plain';

/**
 * What the service worker does with a request:
 *
 * - `page`: a public page: from the network, else the copy.
 * - `data`: a public response of the API: the same.
 * - `file`: a file of a build, or a picture, for a public page. Its content never changes: the copy, else the network.
 * - `null`: nothing. The browser sends it as if there were no worker.
 */
export type Kind = 'page' | 'data' | 'file' | null;

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'referrer'>;

const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

const FILES = ['/assets', '/media'];
/** The back office, pages whose address holds a secret, and what is no page. */
const NO_PAGES = [ADMIN_PAGES.root, PREVIEW_PAGE, '/newsletter', API.root, ...FILES];
/** Responses for one person, what must be current, and what is requested at each letter typed. */
const PRIVATE_DATA = /^\/(?:admin|auth|newsletter|recipe-previews|docs|remotes|suggestions|completions)(?:\/|$)/;
/** Files of the back office. */
const ADMIN_FILE = /^\/assets\/(admin-|.*\/admin\.)/;
/** Players ask for parts of a video, which a cache cannot give. */
const VIDEO = /\.(mp4|webm)$/;
/** In the address of a cached page: the query that was requested instead, which has no copy. See `visit.ts`. */
export const REQUESTED = 'demande';
/** Parameters that the server ignores: it renders the same document. */
const IGNORED = new RegExp(`^(utm_.*|debug|newsletter|${REQUESTED})$`);

export const isPublicPage = (path: string): boolean => !isBelow(path, NO_PAGES) && !/\.\w+$/.test(path);

/** Whether it is the path of an API response that may be cached. */
export const isData = (path: string): boolean =>
  isBelow(path, [API.root]) && !PRIVATE_DATA.test(path.slice(API.root.length));

/** Whether it is the path of a file that may be cached. */
export const isFile = (path: string): boolean => isBelow(path, FILES) && !VIDEO.test(path);

export function kindOf({ method, mode, url, referrer }: Asked, site: string): Kind {
  const { origin, pathname: path } = new URL(url);
  if (method !== 'GET' || origin !== site) return null;
  if (mode === 'navigate') return isPublicPage(path) ? 'page' : null;
  if (!isOfPublicPage(referrer, site)) return null;
  if (isFile(path)) return 'file';
  return isData(path) ? 'data' : null;
}

/**
 * Whether a public page, its script or its style asks. Documents of the back office send no referrer; their scripts and
 * styles do.
 */
function isOfPublicPage(referrer: string, site: string): boolean {
  if (!referrer.startsWith(`${site}/`)) return false;
  const { pathname: path } = new URL(referrer);
  return isPublicPage(path) || (isBelow(path, ['/assets']) && !ADMIN_FILE.test(path));
}

/** The address under which the copy of a page or an API response is cached. */
export function pageKey(url: string): string {
  const key = new URL(url);
  for (const name of [...key.searchParams.keys()]) if (IGNORED.test(name)) key.searchParams.delete(name);
  key.searchParams.sort();
  key.hash = '';
  return key.href;
}

export const isRecipe = (path: string): boolean => path.startsWith(PAGES.recipe(''));

/**
 * What is cached so that a page can be read: its document, and the API response that a recipe's page requests when its
 * address changes.
 * @param page absolute
 */
export function addressesOf(page: string): string[] {
  const { href, origin, pathname } = new URL(pageKey(page));
  const slug = decodeURIComponent(pathname.slice(PAGES.recipe('').length));
  return isRecipe(pathname) ? [href, origin + API.recipe(slug)] : [href];
}

/** Whether a response may be cached: a whole one, for everybody, from the requested address. */
export const isStorable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && /^(?!.*no-store).*\bpublic\b/.test(headers.get('cache-control') ?? '');

/** Whether the page or response is no more: its copy goes as well. */
export const isGone = ({ status }: Pick<Response, 'status'>): boolean => status === 404 || status === 410;

const idsOf = (url: string): string[] => new URL(url).searchParams.get('ids')?.split(',') ?? [];

/** Whether the response to a request for recipes by their ids also serves one for some of them. */
export function hasRecipesOf(cached: string, wanted: string): boolean {
  const ids = idsOf(wanted);
  const known = idsOf(cached);
  return ids.length > 0 && ids.every((id) => known.includes(id));
}
