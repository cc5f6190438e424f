import { ERRORS, type ErrorCode, type Problem } from '@tdt/contracts';
import { onTestFinished } from 'vitest';
import { StubUpload } from './stub-upload.ts';

/**
 * A request of a component. `path` includes the query; `body` is the parsed JSON or the form, `null` without a body.
 */
export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/**
 * A JSON value (status 200), a whole `Response`, or a function that returns either. A function that throws simulates a
 * network failure.
 */
type StubResponse = unknown | ((request: ApiRequest) => unknown);

/**
 * Responses by address, as in the contracts: `/api/home` or `POST /api/session`. An address with a query has precedence
 * over the same address without one.
 */
export type ApiTable = Record<string, StubResponse>;

/**
 * Replaces `fetch`, and `XMLHttpRequest` for uploads, by a table of responses for the rest of the test. A request that
 * the table does not contain fails the test.
 * @param background responses to what screens ask by themselves, which is not recorded
 * @returns the requests so far, oldest first; it grows
 */
export function stubApi(table: ApiTable, background: ApiTable = {}): ApiRequest[] {
  const requests: ApiRequest[] = [];
  const unknown: string[] = [];
  const { fetch, XMLHttpRequest } = globalThis;
  globalThis.fetch = async (input, init) => {
    const form = init?.body instanceof FormData ? init.body : null;
    const sent = new Request(input, form ? { ...init, body: null } : init);
    // Without waiting where that is possible: tests look for a request as soon as they see its effect on the screen.
    const text = sent.body === null || typeof init?.body === 'string' ? String(init?.body ?? '') : await sent.text();
    const request = readRequest(sent, form ?? (text ? JSON.parse(text) : null));
    const { method, path } = request;
    const all = { ...background, ...table };
    const key = keysOf(method, path).find((candidate) => candidate in all);
    if (key === undefined) unknown.push(`${method} ${path}`);
    if (key === undefined || key in table) requests.push(request);
    const response = toResponse(key === undefined ? problem('ROUTE_NOT_FOUND') : all[key], request);
    return init?.signal ? Promise.race([response, rejectedOnAbort(init.signal)]) : response;
  };
  Object.assign(globalThis, { XMLHttpRequest: StubUpload });
  onTestFinished(() => {
    Object.assign(globalThis, { fetch, XMLHttpRequest });
    if (unknown.length > 0) throw new Error(`The table of responses does not contain: ${unknown.join(', ')}.`);
  });
  return requests;
}

/** The API's refusal, as `application/problem+json` with the status that goes with its code. */
export function problem(code: ErrorCode, fields: Partial<Problem> = {}): Response {
  const { status, title } = ERRORS[code];
  const body = {
    type: 'about:blank',
    title,
    status,
    code,
    detail: title,
    instance: '/',
    request_id: 'test',
    ...fields,
  };
  return json(body, status);
}

/** A response with another status than 200. */
export const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Behaves as `fetch` does for an aborted request. */
const rejectedOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function readRequest({ url, method }: Request, body: unknown): ApiRequest {
  const { pathname, search, searchParams } = new URL(url);
  return { method, path: pathname + search, query: searchParams, body };
}

function keysOf(method: string, path: string): string[] {
  const addresses = [path, path.replace(/\?.*/, '')];
  return addresses.flatMap((address) => (method === 'GET' ? [address, `GET ${address}`] : [`${method} ${address}`]));
}

async function toResponse(response: StubResponse, request: ApiRequest): Promise<Response> {
  const value = typeof response === 'function' ? await response(request) : response;
  return value instanceof Response ? value.clone() : json(value, 200);
}
