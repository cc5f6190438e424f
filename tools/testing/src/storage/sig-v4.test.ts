import { describe, expect, it } from 'vitest';
import { type ArrivedRequest, readAuthorization, sha256, signatureOf } from './sig-v4.ts';

/** The examples of "Signature Calculations for the Authorization Header" in the documentation of Amazon S3. */
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const EXAMPLES: [string, string, string, Record<string, string>, string][] = [
  [
    'GET object',
    'GET',
    '/test.txt',
    { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT object',
    'PUT',
    '/test$file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': sha256('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET bucket lifecycle',
    'GET',
    '/?lifecycle',
    { 'x-amz-content-sha256': EMPTY },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'list objects',
    'GET',
    '/?max-keys=2&prefix=J',
    { 'x-amz-content-sha256': EMPTY },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

function example(method: string, url: string, own: Record<string, string>, signature: string) {
  const headers = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', ...own };
  const names = Object.keys(headers).sort().join(';');
  const claim = readAuthorization(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
  );
  if (!claim) throw new Error('not read');
  return { request: { method, url, headers } satisfies ArrivedRequest, claim };
}

describe.each(EXAMPLES)('the documented example %s', (_title, method, url, own, signature) => {
  it('is signed as the documentation says', () => {
    const { request, claim } = example(method, url, own, signature);
    expect(signatureOf(request, claim, SECRET)).toBe(signature);
  });

  it.each(['method', 'url', 'secret', 'header'])('has another signature with another %s', (changed) => {
    const { request, claim } = example(method, url, own, signature);
    const other = {
      method: changed === 'method' ? 'DELETE' : request.method,
      url: changed === 'url' ? `${request.url}1` : request.url,
      headers: changed === 'header' ? { ...request.headers, 'x-amz-date': '20130524T000001Z' } : request.headers,
    };
    expect(signatureOf(other, claim, changed === 'secret' ? `${SECRET}1` : SECRET)).not.toBe(signature);
  });
});

it.each([undefined, '', 'Basic abc', 'AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host, Signature=1'])(
  'reads no authorization in %j',
  (header) => {
    expect(readAuthorization(header)).toBeNull();
  },
);
