import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import type { KeyFinder } from './find-key.ts';
import { createRetries, type Patience } from './patience.ts';
import type { S3Settings } from './s3-settings.ts';

/** Pages of a listing are the largest responses, and the pieces of objects. */
const RESPONSE_MAX = 8 * 1024 * 1024;
const CONNECTIONS_MAX = 50;

/** The SDK's client, with the timeouts and retries of `patience`. */
export async function openS3Client(
  { endpoint, region, forcePathStyle }: S3Settings,
  credentials: NonNullable<S3Settings['keys']> | KeyFinder,
  patience: Patience,
): Promise<S3> {
  // Imported here, because a bundle is one file and every program would load it otherwise.
  const { S3 } = await import('@aws-sdk/client-s3');
  const agent = { keepAlive: true, maxSockets: CONNECTIONS_MAX };
  const client = new S3({
    endpoint,
    region,
    forcePathStyle,
    credentials,
    requestHandler: {
      connectionTimeout: patience.silenceMs,
      socketTimeout: patience.silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    retryStrategy: await createRetries(patience),
    // The signed SHA-256 of each body is what every compatible service checks; some refuse the other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would wait for services that never say "continue", each time on a connection of its own.
    expectContinueHeader: false,
  });
  readWholeResponses(client);
  return client;
}

/**
 * Reads each response within the SDK's attempt: it retries what breaks off in the middle, too, and no connection waits
 * for a slow reader.
 */
function readWholeResponses({ middlewareStack }: S3): void {
  middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request);
      const response = result.response as { body: IncomingMessage | Readable };
      response.body = Readable.from([await readWhole(response.body)]);
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'readWholeResponses' },
  );
}

async function readWhole(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > RESPONSE_MAX) throw new Error(`The storage's response is larger than ${RESPONSE_MAX} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
