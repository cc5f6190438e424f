import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Visitors may send the header as well: more peers than these would fill the log. */
const PEERS_MAX = 3;

/**
 * Warns when a peer that `TRUST_PROXY` does not list sends `X-Forwarded-For`: behind such a proxy all visitors count as
 * one address. Once for each peer, for a few peers.
 */
export function warnOfUntrustedProxies(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  const known = new Set<string>();
  app.addHook('onRequest', async ({ headers, ips, socket }) => {
    if (headers['x-forwarded-for'] === undefined || known.size >= PEERS_MAX) return;
    // Of a trusted peer, Fastify lists the addresses that it forwards, too.
    const isTrusted = ips !== undefined && ips.length > 1;
    const peer = socket.remoteAddress ?? 'unknown';
    if (isTrusted || known.has(peer)) return;
    known.add(peer);
    log.warn(
      { peer },
      'X-Forwarded-For comes from an address that TRUST_PROXY does not list, and is ignored. If that is your proxy, all visitors count as one address: set TRUST_PROXY',
    );
  });
}
