import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@tdt/config';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { cookieValues } from '../sessions/session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route responds with a page, which is shown at the address of the site only. */
    isPage?: boolean;
  }
}

/** Whether a host, or one of the hosts that several proxies state in `X-Forwarded-Host`, is an address of the site. */
export type IsOwnHost = (stated: string | undefined) => boolean;

/**
 * The host of `PUBLIC_URL`, with its port; every host without a `PUBLIC_URL`, or with one that leads to the visitor's own
 * machine. Loopback always is one. Proxies may leave out the port, and may speak another scheme than visitors do.
 */
export function createIsOwnHost(publicUrl: string | null): IsOwnHost {
  const own = publicUrl === null ? null : new URL(publicUrl);
  if (own === null || isLoopback(own.hostname)) return () => true;
  const isOwn = (host: string): boolean => {
    const { hostname = '', port = '' } = URL.parse(`http://${host.trim()}`) ?? {};
    return isLoopback(hostname) || (hostname === own.hostname && ['', '443', own.port].includes(port));
  };
  return (stated) => stated === undefined || stated === own.host || stated.split(',').some(isOwn);
}

/** The host that visitors used, as an untrusted peer may state it: it only decides who is not redirected. */
export const statedHost = ({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): string | undefined =>
  forwarded === undefined ? host : String(forwarded);

/** Holds the address that a visitor was led from a moment ago. */
const LED_COOKIE = 'tdt_led';
const LED_SECONDS = 5;
const WARNING_MS = 60_000;

export interface PublicAddressOptions {
  publicUrl: string | null;
  isOwnHost: IsOwnHost;
  log: Pick<Logger, 'warn'>;
}

/**
 * Leads visitors who open a page under another name to the same page of `PUBLIC_URL`: forms work there only. A visitor
 * who returns at once came through a proxy that replaces the host, and gets the page.
 */
export function leadToPublicAddress(app: FastifyInstance, { publicUrl, isOwnHost, log }: PublicAddressOptions): void {
  if (publicUrl === null) return;
  const { origin } = new URL(publicUrl);
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warn = (host: string, isBack: boolean): void => {
    if (performance.now() - warnedAt < WARNING_MS) return;
    warnedAt = performance.now();
    const message = isBack
      ? 'A proxy seems to replace the host of requests: pass Host on, or send X-Forwarded-Host'
      : 'Pages are opened under another name than PUBLIC_URL, and lead there';
    log.warn({ host: host.slice(0, 100), publicUrl }, message);
  };

  app.addHook('onRequest', async ({ raw, host, headers, routeOptions }, reply) => {
    if (!routeOptions.config.isPage || isOwnHost(host) || isOwnHost(statedHost(headers))) return;
    const { url = '/' } = raw;
    const mark = encodeURIComponent(url).slice(0, 200);
    const isBack = cookieValues(headers.cookie, LED_COOKIE).includes(mark);
    warn(host, isBack);
    if (isBack) return;
    reply.header('set-cookie', `${LED_COOKIE}=${mark}; Max-Age=${LED_SECONDS}; Path=/; HttpOnly; SameSite=Lax`);
    // Browsers keep a 308 for good, but PUBLIC_URL may change.
    reply.header('cache-control', 'no-store');
    return reply.redirect(origin + (url.startsWith('/') ? url : '/'), 308);
  });
}
