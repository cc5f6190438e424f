import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { duplicate } from './contacts.ts';
import { type BrevoReply, errorReply } from './reply.ts';

/**
 * Ways to fail. The stand-in does not execute such a call, except for `cut`: it executes the call and loses the
 * response.
 */
export type BrevoFault =
  | 'unauthorized'
  | 'forbidden'
  | 'duplicate'
  | 'invalid'
  | 'too-many-requests'
  | 'server-error'
  /** Accepts the request and never responds. */
  | 'hang'
  /** An HTML page with status 200, as from a proxy. */
  | 'garbage'
  /** Status 200 and an endless body. */
  | 'huge'
  /** To another path of the stand-in, so that `calls` shows whether a client follows. */
  | 'redirect'
  | 'cut';

/** The response of a fault; `null` for faults of the connection or the body. */
export function replyOf(fault: BrevoFault, url: string): BrevoReply | null {
  switch (fault) {
    case 'unauthorized':
      return errorReply(401, 'unauthorized', 'Key not found');
    case 'forbidden':
      return errorReply(403, 'permission_denied', 'Your account is not allowed to do this');
    case 'duplicate':
      return duplicate().reply;
    case 'invalid':
      return errorReply(400, 'invalid_parameter', 'email is not valid');
    case 'too-many-requests':
      return errorReply(429, 'too_many_requests', 'Too many requests have been sent.');
    case 'server-error':
      return errorReply(500, 'internal_error', 'Something went wrong on our side');
    case 'redirect':
      return { status: 307, headers: { location: `${url}/v3/elsewhere` } };
    default:
      return null;
  }
}

export function sendGarbage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Please sign in</title>');
}

/** 64 MB, more than any reader accepts. */
const HUGE_CHUNKS = 4096;
const CHUNK = '0'.repeat(16 * 1024);

/** Writes until the reader closes the connection. */
export async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  await pipeline(function* body() {
    yield '{"id":1';
    for (let sent = 0; sent < HUGE_CHUNKS; sent += 1) yield CHUNK;
    yield '}';
  }, response);
}
