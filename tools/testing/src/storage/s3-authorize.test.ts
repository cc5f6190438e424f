import { expect, it } from 'vitest';
import { authorize } from './s3-authorize.ts';
import { type ArrivedRequest, readAuthorization, sha256, signatureOf } from './sig-v4.ts';

const KEYS = { accessKeyId: 'AKID', secretAccessKey: 'secret', region: 'eu-west-3' };
const SIGNED_AT = new Date('2026-11-22T10:00:00Z');
const BODY = Buffer.from('a body');

interface Variation {
  keyId?: string;
  region?: string;
  service?: string;
  date?: string;
  hash?: string;
  names?: string[];
}

/** A request as a client of ours signs it, but for what is varied. */
function signed({ keyId = 'AKID', region = KEYS.region, service = 's3', date = '20261122', ...rest }: Variation = {}) {
  const { hash = sha256(BODY), names = ['host', 'x-amz-content-sha256', 'x-amz-date'] } = rest;
  const headers: ArrivedRequest['headers'] = {
    host: 'localhost:9000',
    'x-amz-date': '20261122T100000Z',
    'x-amz-content-sha256': hash,
  };
  const request = { method: 'PUT', url: '/table/a%20b?x=1', headers };
  const head = `AWS4-HMAC-SHA256 Credential=${keyId}/${date}/${region}/${service}/aws4_request, SignedHeaders=${names.join(';')}, Signature=`;
  const claim = readAuthorization(`${head}${'0'.repeat(64)}`);
  if (!claim) throw new Error('not read');
  headers.authorization = head + signatureOf(request, claim, KEYS.secretAccessKey);
  return request;
}

it('lets a signed request pass, with a signed body or without', () => {
  expect(() => authorize(signed(), BODY, KEYS, SIGNED_AT)).not.toThrow();
  expect(() => authorize(signed({ hash: 'UNSIGNED-PAYLOAD' }), BODY, KEYS, SIGNED_AT)).not.toThrow();
});

it.each<[string, string, Variation]>([
  ['InvalidAccessKeyId', 'another key', { keyId: 'OTHER' }],
  ['AuthorizationHeaderMalformed', 'another region', { region: 'us-east-1' }],
  ['AuthorizationHeaderMalformed', 'another service', { service: 'sqs' }],
  ['AccessDenied', 'the scope of another day', { date: '20261121' }],
  ['AccessDenied', 'a header that is not signed', { names: ['host', 'x-amz-date'] }],
  ['XAmzContentSHA256Mismatch', 'the hash of another body', { hash: sha256('another') }],
  ['NotImplemented', 'a body in signed chunks', { hash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD' }],
])('answers %s to %s', (code, _title, variation) => {
  expect(() => authorize(signed(variation), BODY, KEYS, SIGNED_AT)).toThrow(code);
});

it.each([-16, 16])('refuses a request whose clock is %i minutes off', (minutes) => {
  const now = new Date(SIGNED_AT.getTime() + minutes * 60_000);
  expect(() => authorize(signed(), BODY, KEYS, now)).toThrow('RequestTimeTooSkewed');
});

it('refuses what is not signed, or was changed on the way', () => {
  const bare = signed();
  delete bare.headers.authorization;
  expect(() => authorize(bare, BODY, KEYS, SIGNED_AT)).toThrow('AccessDenied');
  expect(() => authorize({ ...signed(), url: '/table/other' }, BODY, KEYS, SIGNED_AT)).toThrow('SignatureDoesNotMatch');
  expect(() => authorize({ ...signed(), method: 'DELETE' }, BODY, KEYS, SIGNED_AT)).toThrow('SignatureDoesNotMatch');
  expect(() => authorize(signed(), BODY, { ...KEYS, secretAccessKey: 'x' }, SIGNED_AT)).toThrow(
    'SignatureDoesNotMatch',
  );
});
