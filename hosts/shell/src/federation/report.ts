import type { ClientError, RemoteEntry } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fetchJson } from '@tdt/platform';

/** Browsers end the requests of a page that is left, some before its `pagehide`: that is no fault of the site. */
const LEAVING_MS = 1000;

/**
 * Reports a failure in the browser to the BFF, unless the page is left by then. Never throws: a report that fails is
 * dropped.
 * @param remote the remote whose code threw it, if known
 */
export function reportThrown(
  thrown: unknown,
  remote?: Pick<RemoteEntry, 'name' | 'version'>,
  kind: ClientError['kind'] = 'error',
): void {
  const { message, stack = '' } = thrown instanceof Error ? thrown : { message: String(thrown) };
  const body: ClientError = {
    kind,
    message: message.slice(0, 500),
    path: location.pathname.slice(0, 300),
    ...(remote && { remote: remote.name, version: remote.version }),
    ...(stack && { stack: stack.slice(0, 4000) }),
  };
  const sending = setTimeout(() => {
    fetchJson(API.clientErrors, { body, keepalive: true }).catch(() => {});
  }, LEAVING_MS);
  addEventListener('pagehide', () => clearTimeout(sending), { once: true });
}
