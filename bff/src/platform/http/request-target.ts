import type { IncomingMessage } from 'node:http';

const ORIGIN = /^https?:\/\/[^/?#]+\/?/i;

/**
 * Turns the absolute form of a request line (`GET http://host/path`), which servers have to accept (RFC 9112, 3.2.2),
 * into the usual one, so that nothing after this needs to know it. The host is ignored: no response depends on it.
 */
export function useOriginForm(request: IncomingMessage): void {
  if (request.url && !request.url.startsWith('/')) request.url = request.url.replace(ORIGIN, '/');
}
