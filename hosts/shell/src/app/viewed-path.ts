import { NEWSLETTER_TOKEN_PARAMETER } from '@tdt/contracts/plain';

/**
 * What the data layer is told of an address. Not the token of a mail's link: whoever reads it there could follow the link in
 * its owner's place.
 */
export const viewedPath = (path: string, query: string): string =>
  new URLSearchParams(query).has(NEWSLETTER_TOKEN_PARAMETER) ? path : `${path}${query}`;
