import { S3Error } from './s3-errors.ts';
import { type ArrivedRequest, readAuthorization, sha256, signatureOf } from './sig-v4.ts';

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const SKEW_MS = 15 * 60_000;

/**
 * Throws `S3Error` unless the request is signed with the right key, for this region and time, over the received body.
 */
export function authorize(request: ArrivedRequest, body: Buffer, keys: Keys, now: Date): void {
  const { headers } = request;
  if (headers.authorization === undefined) throw new S3Error('AccessDenied');
  const claim = readAuthorization(headers.authorization);
  if (claim?.service !== 's3' || claim.region !== keys.region) throw new S3Error('AuthorizationHeaderMalformed');
  if (claim.keyId !== keys.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  const sentAt = timeOf(String(headers['x-amz-date'] ?? ''));
  if (!sentAt || claim.date !== String(headers['x-amz-date']).slice(0, 8)) throw new S3Error('AccessDenied');
  if (Math.abs(sentAt.getTime() - now.getTime()) > SKEW_MS) throw new S3Error('RequestTimeTooSkewed');
  const mustSign = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustSign.every((name) => claim.signedHeaders.includes(name))) throw new S3Error('AccessDenied');
  if (signatureOf(request, claim, keys.secretAccessKey) !== claim.signature) throw new S3Error('SignatureDoesNotMatch');
  checkPayload(String(headers['x-amz-content-sha256'] ?? ''), body);
}

function checkPayload(hash: string, body: Buffer): void {
  if (hash === 'UNSIGNED-PAYLOAD') return;
  // Bodies in signed chunks, which our client does not send.
  if (hash.startsWith('STREAMING-')) throw new S3Error('NotImplemented');
  if (hash !== sha256(body)) throw new S3Error('XAmzContentSHA256Mismatch');
}

/** `20130524T000000Z` */
function timeOf(text: string): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return second === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
