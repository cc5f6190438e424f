import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { INTERNAL_ADDRESS } from '../internal-requests.ts';

/** What the log says of one request. The query is left out: it holds what people search for. */
export interface RequestLine {
  id: string;
  method: string;
  url: string;
  route?: string | undefined;
  status: number;
  /** Milliseconds from the request's arrival to the answer's end. */
  ms: number;
  cached?: boolean;
}

const PATH_MAX = 200;

/** The fields of a line, in the order in which they are read. */
export function requestFields({ id, method, url, route, status, ms, cached }: RequestLine): object {
  const path = url.split('?', 1)[0]?.slice(0, PATH_MAX);
  return { id, method, path, route, status, ms: Math.round(ms * 10) / 10, ...(cached && { cached }) };
}

/** One line a request, when it is answered; the server's own requests are silent. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'id' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.ip === INTERNAL_ADDRESS) return;
    const { method, url, routeOptions } = request;
    const line = {
      id: request.id,
      method,
      url,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    // Not request.log: it would write the id twice.
    request.server.log.info(requestFields(line), 'request');
    if (error) request.log.info({ err: error }, 'The answer broke off');
  }
}
