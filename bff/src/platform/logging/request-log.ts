import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isInternal } from '../internal-requests.ts';

/** The log line of one request. The query is left out: it holds what people search for. */
interface RequestLine {
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

export type WriteRequestLine = (line: RequestLine) => void;

/** Writes one line a request. It has no secret fields, so the redaction (half of a line's cost) is switched off. */
export function createRequestLines(log: Logger): WriteRequestLine {
  const lines = log.child({}, { redact: [] });
  return ({ id, method, url, route, status, ms, cached }) => {
    lines.info({ id, method, path: pathOf(url), route, status, ms: Math.round(ms * 10) / 10, cached }, 'request');
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return url.slice(0, Math.min(PATH_MAX, end === -1 ? url.length : end));
}

/** Makes Fastify log one such line when a request is answered, and none for the server's own requests. */
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
    if (error) request.log.info({ err: error }, 'The answer was cut off');
  }
}
