import { createHash } from 'node:crypto';
import type { Question } from './exchange.ts';
import { objectUrl } from './object-url.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Key of an object; `''` for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

export type Signer = (request: S3Request) => Promise<Question>;

const EMPTY = Buffer.alloc(0);

/** Turns requests to the bucket into signed HTTP requests. */
export function createSigner(settings: S3Settings): Signer {
  const { accessKeyId, secretAccessKey, region } = settings;
  const cache = new Map<string, ArrayBuffer>();

  return async ({ method, key, query, headers, body }) => {
    // Imported here, because a bundle is one file and every program would load it otherwise.
    const { AwsV4Signer } = await import('aws4fetch');
    const signer = new AwsV4Signer({
      method,
      url: objectUrl(settings, key, query),
      // The hash of the body is signed and checked by every server, which refuses a body that was damaged in transit.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? EMPTY) },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache,
    });
    const { url, headers: signed } = await signer.sign();
    const hasBody = method === 'PUT' || method === 'POST';
    const length = hasBody ? { 'content-length': body?.length ?? 0 } : {};
    return { method, url, headers: { ...Object.fromEntries(signed), ...length }, body };
  };
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
