import type { WriteRequestLine } from '@tdt/telemetry';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isInternal } from '../internal-requests.ts';

/** Makes Fastify write one line when a response has ended, and none for the server's own requests. */
export class RequestLog extends LogController {
  readonly #write: WriteRequestLine;

  constructor(write: WriteRequestLine) {
    super({ requestIdLogLabel: 'id' });
    this.#write = write;
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isInternal(request)) return;
    const { id, method, url, routeOptions } = request;
    this.#write({ id, method, url, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime });
    if (error) request.log.info({ err: error }, 'The response was cut off');
  }
}
