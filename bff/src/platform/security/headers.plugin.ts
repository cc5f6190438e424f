import type { Site } from '@tdt/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DATA_POLICY, publicPagePolicy } from './content-security-policy.ts';

export type HeadersFor = (contentType: string) => Readonly<Record<string, string>>;

const TWO_YEARS = 63_072_000;

/** Security headers by content type. https is believed only when the site's own address says so. */
export function createSecurityHeaders(site: Pick<Site, 'url'>): HeadersFor {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    ...(site.url.startsWith('https://') && { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }),
  };
  const data = { ...common, 'content-security-policy': DATA_POLICY };
  const page = {
    ...common,
    'content-security-policy': publicPagePolicy(),
  };
  return (contentType) => (contentType.startsWith('text/html') ? page : data);
}

/**
 * Puts the security headers on every reply, errors included; what a route has set stays. A 304 gets none: it does not say
 * of what type it is, and a browser would put the policy of data in the place of the page's own.
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
