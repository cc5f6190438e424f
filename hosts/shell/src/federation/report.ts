import type { ClientError, RemoteEntry } from '@tdt/contracts';
import { API, REQUESTED_WITH } from '@tdt/contracts/plain';

/** Tells the BFF about a failure that only the browser saw. Never fails itself: there is nobody left to tell. */
export function reportError(error: ClientError): void {
  const body = JSON.stringify({
    ...error,
    message: error.message.slice(0, 500),
    path: location.pathname.slice(0, 300),
    ...(error.stack === undefined ? {} : { stack: error.stack.slice(0, 4000) }),
  } satisfies ClientError);
  fetch(API.clientErrors, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REQUESTED_WITH.name]: REQUESTED_WITH.value },
    body,
    keepalive: true,
  }).catch(() => {});
}

/** Tells about something that was thrown; `remote`: whose code threw it, when that is known. */
export function reportThrown(thrown: unknown, remote?: Pick<RemoteEntry, 'name' | 'version'>): void {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown) };
  reportError({
    kind: 'error',
    message,
    ...(remote && { remote: remote.name, version: remote.version }),
    ...(stack && { stack }),
  });
}
