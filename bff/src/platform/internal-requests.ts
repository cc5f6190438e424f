import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storable } from './answers/stored-answer.ts';

/** Address of the server's own requests. No socket has such an address. */
const INTERNAL_ADDRESS = 'internal';
/** Says of an answer to such a request how it may be stored; so does then what is made of it. */
export const STORE_HEADER = 'x-store';

export interface InternalAnswer {
  status: number;
  /** JSON text. */
  body: string;
  store: Storable;
}

/**
 * Asks our own API without a socket: the same JSON, statuses and stored answers that a browser gets, without rate limits
 * and without a line in the log. `path` starts with `/api/`.
 */
export async function loadInternally(app: FastifyInstance, path: string): Promise<InternalAnswer> {
  const { statusCode, body, headers } = await app.inject({ url: path, remoteAddress: INTERNAL_ADDRESS });
  const store = headers[STORE_HEADER];
  return { status: statusCode, body, store: store === 'rare' ? store : store !== 'false' };
}

/**
 * Whether the server asks itself. The address is the connection's, which nobody outside can choose; `request.ip` may come
 * from a header, if only through a proxy that is believed.
 */
export const isInternal = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.remoteAddress === INTERNAL_ADDRESS;
