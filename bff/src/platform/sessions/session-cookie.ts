import type { CookieSerializeOptions } from '@fastify/cookie';

/** Over https: browsers bind a cookie with this prefix to the host, to https and to the whole site. */
const OVER_HTTPS = '__Host-tdt';
/** Over http, for loopback only. */
const OVER_LOOPBACK = 'tdt_session';

export interface SessionCookie {
  name: string;
  attributes: CookieSerializeOptions;
}

/** The cookie of a session. @param publicUrl the URL that visitors use; `null`: loopback only */
export function sessionCookie(publicUrl: string | null): SessionCookie {
  const secure = publicUrl?.startsWith('https://') ?? false;
  return {
    name: secure ? OVER_HTTPS : OVER_LOOPBACK,
    attributes: { httpOnly: true, secure, sameSite: 'strict', path: '/' },
  };
}

/** Whether a request has a session cookie, valid or not, under either name. */
export const hasSessionCookie = (header: string | undefined): boolean =>
  [OVER_HTTPS, OVER_LOOPBACK].some((name) => cookieValues(header, name).length > 0);

/** All values of a cookie, undecoded: tokens need no decoding, and a parser would choose one of two cookies. */
export function cookieValues(header = '', name: string): string[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
