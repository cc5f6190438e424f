import type { CookieSerializeOptions } from '@fastify/cookie';

/** Over https: browsers keep a cookie of such a name to this host, to https and to the whole site. */
const OVER_HTTPS = '__Host-tdt';
/** Over http, which is for loopback. */
const OVER_LOOPBACK = 'tdt_session';

export interface SessionCookie {
  name: string;
  attributes: CookieSerializeOptions;
}

/** The cookie that holds a session. `publicUrl`: the address that visitors know; `null`: loopback only. */
export function sessionCookie(publicUrl: string | null): SessionCookie {
  const secure = publicUrl?.startsWith('https://') ?? false;
  return {
    name: secure ? OVER_HTTPS : OVER_LOOPBACK,
    attributes: { httpOnly: true, secure, sameSite: 'strict', path: '/' },
  };
}

/** Whether a request brings such a cookie, whatever it is worth and under either name. */
export const hasSessionCookie = (header: string | undefined): boolean =>
  [OVER_HTTPS, OVER_LOOPBACK].some((name) => cookieValues(header, name).length > 0);

/** All values under a name, as they came: a token needs no decoding, and which of two cookies counts is not for a parser to say. */
export function cookieValues(header = '', name: string): string[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}
