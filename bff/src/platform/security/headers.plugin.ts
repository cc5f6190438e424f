import { isLocalSite } from '@tdt/config';
import type { Site } from '@tdt/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DATA_POLICY, publicPagePolicy } from './content-security-policy.ts';

export type HeadersFor = (contentType: string) => Readonly<Record<string, string>>;

const TWO_YEARS = 63_072_000;

/** Headers of a response for one person: no cache on the way stores it. */
export const PRIVATE_RESPONSE = { 'cache-control': 'no-store', vary: 'Cookie' } as const;

/**
 * Headers of a response whose address is a secret, such as a signed link: other sites and their logs learn the origin
 * only. With `no-referrer` browsers would send `Origin: null` with the page's own form, which is refused as foreign.
 */
export const PRIVATE_ADDRESS = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' } as const;

/**
 * Security headers by content type. HSTS only when the site's own URL is https, and for its subdomains only if the
 * operator sets it: other programs may serve them without https, and browsers remember it for two years. On a network
 * without https, browsers heed no opener policy and call it an error.
 */
export function createSecurityHeaders(site: Pick<Site, 'url'>, { hstsSubdomains = false } = {}): HeadersFor {
  const transport = `max-age=${TWO_YEARS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  const isSecure = site.url.startsWith('https://');
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    ...((isSecure || isLocalSite(site.url)) && { 'cross-origin-opener-policy': 'same-origin' }),
    ...(isSecure && { 'strict-transport-security': transport }),
  };
  const data = { ...common, 'content-security-policy': DATA_POLICY };
  const page = {
    ...common,
    'content-security-policy': publicPagePolicy(),
  };
  return (contentType) => (contentType.startsWith('text/html') ? page : data);
}

/**
 * Adds the security headers to every reply, errors included; headers that a route has set stay. A 304 gets none: it has
 * no content type, and browsers would replace the page's policy by that of data.
 */
export function sendSecurityHeaders(app: FastifyInstance, headersFor: HeadersFor): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 304) addSecurityHeaders(reply, headersFor);
  });
}

export function addSecurityHeaders(reply: FastifyReply, headersFor: HeadersFor): void {
  const headers = headersFor(String(reply.getHeader('content-type') ?? ''));
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}
