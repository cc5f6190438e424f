import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Address of the server's own requests. No socket has such an address. */
const INTERNAL_ADDRESS = 'internal';

export interface InternalAnswer {
  status: number;
  /** JSON text. */
  body: string;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/**
 * Asks our own API without a socket: the same JSON, statuses and stored answers that a browser gets, without rate limits
 * and without a line in the log. `path` starts with `/api/`.
 */
export async function loadInternally(app: FastifyInstance, path: string): Promise<InternalAnswer> {
  const response = await app.inject({ method: 'GET', url: path, remoteAddress: INTERNAL_ADDRESS });
  return { status: response.statusCode, body: response.body, headers: response.headers };
}

/**
 * Whether the server asks itself. The address is the connection's, which nobody outside can choose; `request.ip` may come
 * from a header, if only through a proxy that is believed.
 */
export const isInternal = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.remoteAddress === INTERNAL_ADDRESS;
