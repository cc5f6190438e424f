import type { ApiResponse } from '@tdt/rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Address of the server's own requests. No socket has such an address. */
export const INTERNAL_ADDRESS = 'internal';
/** Header: how the response, and what is made of it, may be stored. */
export const STORE_HEADER = 'x-store';
/** Header: the span of the requesting page. */
export const PARENT_HEADER = 'traceparent';

/**
 * Calls our own API without a socket: the same JSON, statuses and cached responses that a browser gets, without rate
 * limits and log lines. `path` starts with `/api/`.
 */
export async function loadInternally(app: FastifyInstance, path: string, traceparent?: string): Promise<ApiResponse> {
  const { statusCode, body, headers } = await app.inject({
    url: path,
    remoteAddress: INTERNAL_ADDRESS,
    ...(traceparent !== undefined && { headers: { [PARENT_HEADER]: traceparent } }),
  });
  const store = headers[STORE_HEADER];
  return { status: statusCode, body, store: store === 'rare' ? store : store !== 'false' };
}

/**
 * Whether the request is one of the server's own. This reads the connection's address, which no client can choose;
 * `request.ip` may come from a header of a trusted proxy.
 */
export const isInternal = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.remoteAddress === INTERNAL_ADDRESS;
