import { CatalogueQuerySchema } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/paths';

/** What a request for a page is about, whatever its spelling. */
export interface PageAddress {
  path: string;
  /** Known, valid parameters in a fixed order, with `?` before them; `''` without any. */
  query: string;
  /** Whether a page of this address may be kept: a text search has too many spellings to be asked twice. */
  isStorable: boolean;
}

/** `redirect`: the address is spelt in another way than the canonical one. */
export type ReadAddress = { kind: 'page'; address: PageAddress } | { kind: 'redirect'; location: string };

/** The parameters that pages know, by path. Everything else, such as utm_*, changes nothing and is ignored. */
const { q, pays, type, difficulte, page } = CatalogueQuerySchema.shape;
const PARAMETERS: Record<string, Record<string, Validator>> = {
  [PAGES.recipes]: { difficulte, page, pays, q, type },
};

interface Validator {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

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
  const parameters = knownParameters(path, new URLSearchParams(rawQuery));
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return { kind: 'page', address: { path, query, isStorable: !parameters.has('q') } };
}

function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}

function knownParameters(path: string, given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, validator] of Object.entries(PARAMETERS[path] ?? {})) {
    const value = given.get(name);
    if (value === null) continue;
    const { success, data } = validator.safeParse(value);
    // Empty and first are the defaults: the same page without them.
    if (success && data !== '' && data !== 1) known.set(name, String(data));
  }
  return known;
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
