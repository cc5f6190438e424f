import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@tdt/contracts';
import { PROBLEM_TYPE, toProblem } from '../problems/problem.ts';
import type { HeadersFor } from '../security/headers.plugin.ts';

const STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Responds to requests that the HTTP parser refuses, with the same problem and headers as everywhere, and closes the
 * connection.
 */
export function respondToParserErrors(headersFor: HeadersFor) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(responseTo(error.code ?? '', headersFor));
    socket.destroy(error);
  };
}

function responseTo(code: string, headersFor: HeadersFor): string {
  const status = STATUSES[code] ?? 400;
  const body = JSON.stringify({ ...toProblem(new AppError('MALFORMED'), { url: '', id: randomUUID() }), status });
  const headers = {
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...headersFor(PROBLEM_TYPE),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
