import { PAGES } from '@tdt/contracts/paths';
import { type ListQuery, NO_QUERY, readQuery, searchOf } from '@tdt/domain';

/** What a request for a page is about, whatever its spelling. */
export interface PageAddress {
  path: string;
  /** Known, valid parameters in a fixed order, with `?` before them; `''` without any. */
  query: string;
  /** What the query means. */
  asked: ListQuery;
}

/** `redirect`: the address is spelt in another way than the canonical one. */
export type ReadAddress = { kind: 'page'; address: PageAddress } | { kind: 'redirect'; location: string };

/**
 * Reads the raw URL of a request. Slashes that are doubled or at the end lead to the address without them; what comes
 * out begins with exactly one slash, so that no redirect can lead to another site.
 */
export function readAddress(rawUrl: string): ReadAddress {
  const [rawPath = '', rawQuery = ''] = splitOnce(rawUrl, '?');
  const url = new URL('http://site');
  // The setter resolves dots and turns backslashes into slashes, as browsers do.
  url.pathname = rawPath;
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) return { kind: 'redirect', location: rawQuery ? `${path}?${rawQuery}` : path };
  // Only the list of recipes has parameters. Everything else, such as utm_*, changes nothing and is ignored.
  const asked = path === PAGES.recipes ? readQuery(new URLSearchParams(rawQuery)) : NO_QUERY;
  return { kind: 'page', address: { path, query: searchOf(asked), asked } };
}

function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
