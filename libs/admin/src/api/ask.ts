import { REQUESTED_WITH } from '@tdt/contracts/plain';
import { type CallFailure, isProblem } from './failure.ts';
import { sendForm } from './send-form.ts';

/** One call of the API. */
export interface Call {
  /** Path from the contracts: `/api/…`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; `FormData`, for files, as multipart. */
  body?: unknown;
  /** Sent to its end also when the page is closed: it is small, and its response is not used. */
  outlivesPage?: boolean;
  /** Called while a `FormData` is sent: from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The query. Undefined and empty values are left out, so that the server's defaults apply. */
  params?: Record<string, string | number | boolean | undefined>;
}

export type CallResult<T> = { data: T; error?: undefined } | { error: CallFailure; data?: undefined };

export interface AskOptions {
  signal?: AbortSignal;
  /** Time limit. */
  seconds?: number;
}

const LIMIT_SECONDS = 30;
/** Files may be large, and lines slow. */
const UPLOAD_SECONDS = 600;

/**
 * Calls the API. Never throws: every failure is a `CallFailure`. The body is not checked against the contract; it is
 * `null` for a response without content.
 */
export async function ask<T>(call: Call, options: AskOptions = {}): Promise<CallResult<T>> {
  const { signal, seconds = call.body instanceof FormData ? UPLOAD_SECONDS : LIMIT_SECONDS } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), seconds * 1000);
  try {
    const response = await send(call, signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
    return await readResponse<T>(response);
  } catch {
    return failed(limit.signal.aborted ? 'late' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

function addressOf({ url, params = {} }: Call): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${url}?${query}` : url;
}

function send(call: Call, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', body, onProgress, outlivesPage: keepalive = false } = call;
  const headers = { accept: 'application/json', [REQUESTED_WITH.name]: REQUESTED_WITH.value };
  if (body instanceof FormData) {
    return sendForm(addressOf(call), { method, headers, body, signal, ...(onProgress && { onProgress }) });
  }
  const base = { method, cache: 'no-store', credentials: 'same-origin', signal, keepalive } as const;
  if (body === undefined) return fetch(addressOf(call), { ...base, headers });
  const json = { ...headers, 'content-type': 'application/json' };
  return fetch(addressOf(call), { ...base, headers: json, body: JSON.stringify(body) });
}

async function readResponse<T>(response: Response): Promise<CallResult<T>> {
  if (response.status === 204) return { data: null as T };
  const text = await response.text();
  const body = parse(text);
  if (response.ok && body !== undefined) return { data: body as T };
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return failed(response.status, {
    problem: isProblem(body) ? body : null,
    retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failed(status: CallFailure['status'], details: Partial<CallFailure> = {}): { error: CallFailure } {
  return { error: { status, problem: null, retryAfter: null, ...details } };
}
