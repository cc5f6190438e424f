import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A received request. */
export interface ArrivedRequest {
  method: string;
  /** Path and query as on the wire. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** The parts of an `Authorization` header. */
export interface Authorization {
  keyId: string;
  date: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** Reads an `Authorization` header of signature version 4; `null` when it is none. */
export function readAuthorization(header: string | undefined): Authorization | null {
  const [, keyId, date, region, service, signedHeaders, signature] = AUTHORIZATION.exec(header ?? '') ?? [];
  if (!keyId || !date || !region || !service || !signedHeaders || !signature) return null;
  return { keyId, date, region, service, signedHeaders: signedHeaders.split(';'), signature };
}

/**
 * The signature that the received request must have.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureOf(request: ArrivedRequest, claim: Authorization, secret: string): string {
  const scope = `${claim.date}/${claim.region}/${claim.service}/aws4_request`;
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonicalRequest(request, claim.signedHeaders)),
  ].join('\n');
  const key = [claim.date, claim.region, claim.service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, stringToSign).toString('hex');
}

function canonicalRequest({ method, url, headers }: ArrivedRequest, signedHeaders: readonly string[]): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  return [
    method,
    path.split('/').map(canonical).join('/'),
    canonicalQuery(query),
    ...signedHeaders.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
}

function canonicalQuery(query: string): string {
  const pairs = query.split('&').filter(Boolean);
  return pairs
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return `${canonical(name)}=${canonical(value)}`;
    })
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');
}

/** Percent-encodes all but letters, digits and `-._~`, after decoding. */
const canonical = (part: string): string =>
  encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
