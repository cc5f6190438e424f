import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';

/** Of a whole fetch, redirects included. */
const LONGEST_MS = 15_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** A picture that cannot be taken from its address. The message is the end of a sentence: "not taken: …". */
export class PictureNotTaken extends Error {}

export interface FetchOptions {
  maxBytes: number;
  signal?: AbortSignal | undefined;
  longestMs?: number;
  /** Origin of a server that may be on a private network and any port: a test's own. */
  trusted?: string;
}

/**
 * Fetches what is at an address of the web: over http(s) on its default port, from public addresses only. Each address
 * of the name is checked when the connection is made, so that a name cannot change in between; each redirect again.
 * Throws `PictureNotTaken`. What the bytes are is for the caller to judge.
 */
export async function fetchPicture(
  address: string,
  { maxBytes, signal, longestMs = LONGEST_MS, trusted }: FetchOptions,
): Promise<Buffer> {
  const limit = AbortSignal.timeout(longestMs);
  const either = AbortSignal.any(signal ? [signal, limit] : [limit]);
  try {
    let url = readUrl(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await get(url, either, url.origin === trusted);
      const { location } = response.headers;
      if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined)
        return await read(response, maxBytes);
      response.destroy();
      url = readUrl(location, url);
    }
    throw new PictureNotTaken(`it is redirected more than ${MOST_REDIRECTS} times`);
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) throw new PictureNotTaken(`it takes longer than ${longestMs / 1000} seconds`);
    throw error instanceof PictureNotTaken ? error : unreachable(error);
  }
}

function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new PictureNotTaken('its address is not of the web');
  return url;
}

function get(url: URL, signal: AbortSignal, isTrusted: boolean): Promise<IncomingMessage> {
  if (url.username !== '' || url.password !== '') throw new PictureNotTaken('its address has a password');
  if (url.port !== '' && !isTrusted) throw new PictureNotTaken('its address has a port');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const agent = useAgent(url.href, { allowPrivateIPAddress: isTrusted });
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers, signal }).on('response', resolve).on('error', reject).end();
  });
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new PictureNotTaken(`it is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`);
  try {
    const { 'content-length': length, 'content-encoding': encoding = 'identity' } = response.headers;
    if (response.statusCode !== 200) throw new PictureNotTaken(`its server responds with ${response.statusCode}`);
    if (encoding !== 'identity') throw new PictureNotTaken('its server compresses it');
    if (Number(length) > maxBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function unreachable(error: unknown): PictureNotTaken {
  const { message, code } = error as NodeJS.ErrnoException;
  const isPrivate = message.startsWith('DNS lookup ') && message.includes('not allowed');
  const reason = isPrivate ? 'its address is not public' : `its server cannot be reached (${code ?? message})`;
  return new PictureNotTaken(reason, { cause: error });
}
