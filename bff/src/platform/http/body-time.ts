import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long a body may take to arrive. Node has one limit for all requests, which must be long enough for uploads. */
const BODY_MS = 15_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends a request whose body does not arrive in time, with the error of Node's own limit. */
export function limitBodyTime(
  request: IncomingMessage,
  refuse: (error: Error & { code: string }, socket: Socket) => void,
  milliseconds = BODY_MS,
): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !(Number(length) > 0)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    refuse(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
  }, milliseconds);
  timer.unref();
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Leaves a request to Node's own limit: an upload of a caller who is signed in. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));
