import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './negotiation.ts';
import { COMPRESS_FROM, compress } from './sendable-response.ts';

/**
 * Compresses JSON that is read behind sign-in, which nothing stores: a page of the list of recipes has 16 kB, the names
 * of all countries 18. Such responses hold no secret that the size of a compressed text could reveal; responses to
 * writes, which may, stay as they are.
 */
export function compressPrivateResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public' || request.method !== 'GET') return payload;
    if (typeof payload !== 'string' || payload.length < COMPRESS_FROM) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compress(Buffer.from(payload), encoding, false);
  });
}
