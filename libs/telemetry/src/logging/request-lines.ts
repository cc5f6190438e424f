import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';

/** The log line of one request. The query is left out: it holds what people search for. */
interface RequestLine {
  id: string;
  method: string;
  url: string;
  route?: string | undefined;
  status: number;
  /** Milliseconds from the request's arrival to the response's end. */
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

/** Counts each request where its log line is written, so that both cover the same requests. */
export function countRequests({ requests, requestSeconds }: Metrics, write: WriteRequestLine): WriteRequestLine {
  return (line) => {
    const { method, route = 'none', status, ms } = line;
    requests.inc({ method, route, status });
    requestSeconds.observe({ route }, ms / 1000);
    write(line);
  };
}
