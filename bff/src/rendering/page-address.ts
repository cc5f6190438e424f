import {
  CONFIRM_PAGE,
  COOK_PARAMETER,
  NEWSLETTER_OUTCOME_PARAMETER,
  NEWSLETTER_OUTCOMES,
  NEWSLETTER_TOKEN_PARAMETER,
  PAGES,
  PREVIEW_PAGE,
  PREVIEW_TOKEN_PARAMETER,
  UNSUBSCRIBE_PAGE,
} from '@tdt/contracts/plain';
import { menuSearch, NO_QUERY, readMenuQuery, readQuery, searchOf } from '@tdt/domain/lists';
import { servingsIn, withServings } from '@tdt/domain/recipes';
import type { Storable } from '@tdt/rendering';

/** The requested page, for every spelling of its URL. */
export interface PageAddress {
  path: string;
  /** Known, valid parameters in a fixed order, with `?` before them; `''` without any. */
  query: string;
  /** Whether it searches for words. */
  isSearch: boolean;
  /** Whether it holds a secret: with the address, others could act as its owner. */
  isSecret: boolean;
  /** Whether it shows what is not published: the back office may frame it, search engines must not list it. */
  isPreview?: boolean;
}

/** How its page may be stored. Parameters have many values: their pages must not push the others out. */
export function storeOf({ query, isSecret }: PageAddress, store: Storable = true): Storable {
  if (isSecret || !store) return false;
  return query ? 'rare' : store;
}

/** The pages that links in mails lead to. */
const LINK_PAGES: readonly string[] = [UNSUBSCRIBE_PAGE, CONFIRM_PAGE];
const MENU_PAGE = /^\/pays\/[^/]+\/menu$/;
const TOKEN = /^[\w.~-]{1,300}$/;

/** `redirect`: the URL is not the canonical one. */
export type ReadAddress = { kind: 'page'; address: PageAddress } | { kind: 'redirect'; location: string };

/**
 * Reads the raw URL of a request. Doubled and trailing slashes redirect to the address without them. Every result
 * begins with exactly one slash, so that no redirect can lead to another site.
 */
export function readAddress(rawUrl: string): ReadAddress {
  const [rawPath = '', rawQuery = ''] = splitOnce(rawUrl, '?');
  const url = new URL('http://site');
  // The setter resolves dots and turns backslashes into slashes, as browsers do.
  url.pathname = rawPath;
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) return { kind: 'redirect', location: rawQuery ? `${path}?${rawQuery}` : path };
  return { kind: 'page', address: pageAddress(path, new URLSearchParams(rawQuery)) };
}

/** Only recipes, their list, menus and the pages of links have parameters. Others, such as utm_*, are ignored. */
function pageAddress(path: string, parameters: URLSearchParams): PageAddress {
  if (LINK_PAGES.includes(path)) return { path, isSearch: false, ...linkQuery(parameters) };
  if (path === PREVIEW_PAGE) return { path, isSearch: false, ...previewQuery(parameters) };
  if (MENU_PAGE.test(path))
    return { path, query: menuSearch(readMenuQuery(parameters)), isSearch: false, isSecret: false };
  if (path.startsWith(PAGES.recipe('')))
    return { path, query: recipeQuery(parameters), isSearch: false, isSecret: false };
  const query = path === PAGES.recipes ? readQuery(parameters) : NO_QUERY;
  return { path, query: searchOf(query), isSearch: query.q !== '', isSecret: false };
}

/** Whether a recipe is shown in cook mode, and for how many. */
function recipeQuery(parameters: URLSearchParams): string {
  const cook = parameters.get(COOK_PARAMETER) === '1' ? `?${COOK_PARAMETER}=1` : '';
  return withServings(cook, servingsIn(parameters));
}

function previewQuery(parameters: URLSearchParams): Pick<PageAddress, 'query' | 'isSecret' | 'isPreview'> {
  const token = parameters.get(PREVIEW_TOKEN_PARAMETER) ?? '';
  const query = TOKEN.test(token) ? `?${PREVIEW_TOKEN_PARAMETER}=${token}` : '';
  return { query, isSecret: true, isPreview: true };
}

/** Either the token of a link, or the outcome of one. */
function linkQuery(parameters: URLSearchParams): Pick<PageAddress, 'query' | 'isSecret'> {
  const token = parameters.get(NEWSLETTER_TOKEN_PARAMETER) ?? '';
  if (TOKEN.test(token)) return { query: `?${NEWSLETTER_TOKEN_PARAMETER}=${token}`, isSecret: true };
  const outcome = NEWSLETTER_OUTCOMES.find((one) => one === parameters.get(NEWSLETTER_OUTCOME_PARAMETER));
  return { query: outcome ? `?${NEWSLETTER_OUTCOME_PARAMETER}=${outcome}` : '', isSecret: false };
}

function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
