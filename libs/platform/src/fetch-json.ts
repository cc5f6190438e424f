import { REQUESTED_WITH } from '@tdt/contracts/plain';
import { readRetryAfter } from './retry-after.ts';

/** A response of the API. */
export interface JsonResult<T> {
  status: number;
  /** Whether the status is 2xx. */
  ok: boolean;
  headers: Headers;
  /**
   * `null` when it is not JSON. Unless the status is 2xx it may be a problem instead of `T`; after too many requests (429)
   * it has the seconds to wait (`retryAfterOf`).
   */
  body: T | null;
}

/** `body` is sent as JSON by POST, with the header that the server requires of writes. */
export type JsonRequest = Pick<RequestInit, 'cache' | 'keepalive' | 'method' | 'signal'> & { body?: unknown };

const ACCEPT = { accept: 'application/json' };

/** Calls the API from the browser. Resolves for any status; rejects only without a response, or when aborted. */
export async function fetchJson<T>(path: string, { body, ...init }: JsonRequest = {}): Promise<JsonResult<T>> {
  const write = body !== undefined && {
    method: 'POST',
    headers: { ...ACCEPT, 'content-type': 'application/json', [REQUESTED_WITH.name]: REQUESTED_WITH.value },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, { headers: ACCEPT, ...init, ...write });
  const { status, ok, headers } = response;
  const json = await response.json().catch(nullIfNoJson);
  const retryAfter = readRetryAfter(status, headers);
  return { status, ok, headers, body: retryAfter === null ? json : { ...json, retry_after: retryAfter } };
}

/** A response that breaks off, or is aborted, counts as none. */
function nullIfNoJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}
