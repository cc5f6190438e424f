import type { BrevoSettings } from '../newsletter-settings.ts';
import type { Outgoing } from './outgoing.ts';

const TIMEOUT_MS = 5000;
const JSON_CONTENT = { 'content-type': 'application/json' };
/** Responses are some hundred bytes; more is not read. */
const RESPONSE_BYTES_MAX = 65_536;

/** What came back; without any address and without the key. */
export type Reply =
  | {
      status: number;
      /** Brevo's error code; `''`: a response without a code; `null`: it does not come from Brevo. */
      code: string | null;
      /** Seconds until Brevo accepts calls again; `null`: unknown. */
      resetSeconds: number | null;
    }
  /** No response, or an incomplete one. */
  | { status: null; reason: string };

interface Options {
  timeoutMs?: number;
}

type Access = Pick<BrevoSettings, 'apiKey' | 'apiUrl'>;

interface Request {
  method: string;
  path: string;
  body?: Outgoing['body'];
}

/**
 * Makes one call. Redirects are not followed, because they would forward the key.
 * @throws without a whole response
 */
export async function callBrevo(
  { apiKey, apiUrl }: Access,
  { method, path, body }: Request,
  timeoutMs = TIMEOUT_MS,
): Promise<{ response: Response; text: string }> {
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: { 'api-key': apiKey, accept: 'application/json', ...(body && JSON_CONTENT) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { response, text: await readText(response) };
}

export type BrevoClient = ReturnType<typeof createBrevoClient>;

/** Brevo over HTTP. */
export function createBrevoClient(access: Access, { timeoutMs }: Options = {}) {
  return {
    /** Makes one call. Never throws because of Brevo. */
    async send(call: Outgoing): Promise<Reply> {
      try {
        const { response, text } = await callBrevo(access, call, timeoutMs);
        return { status: response.status, code: codeIn(response.status, text), resetSeconds: resetOf(response) };
      } catch (error) {
        return { status: null, reason: reasonOf(error) };
      }
    },
  };
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > RESPONSE_BYTES_MAX) throw new ResponseTooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

class ResponseTooLarge extends Error {}

/** Codes are words such as `invalid_parameter`; any other text might repeat what was sent. */
const CODE = /^[a-z][a-z_]{0,39}$/;

function codeIn(status: number, text: string): string | null {
  if (text === '') return status === 204 ? '' : null;
  try {
    const response: unknown = JSON.parse(text);
    if (typeof response !== 'object' || response === null) return null;
    const { code } = response as { code?: unknown };
    return typeof code === 'string' && CODE.test(code) ? code : '';
  } catch {
    return null;
  }
}

function resetOf({ headers }: Response): number | null {
  const text = headers.get('x-sib-ratelimit-reset') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** A word or two: the message of the error may contain the whole URL of the call. */
function reasonOf(error: unknown): string {
  if (error instanceof ResponseTooLarge) return 'response too large';
  if ((error as { name?: unknown }).name === 'TimeoutError') return 'timeout';
  const code = (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? `network: ${code}` : 'network';
}
