import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { bodyOf, exchange, piecesOf } from './exchange.ts';
import { type Patience, persist } from './patience.ts';
import { S3Failure, storageError } from './s3-failure.ts';
import type { S3Settings } from './s3-settings.ts';
import { createSigner, type S3Request } from './signer.ts';
import { errorCode } from './xml.ts';

interface S3Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface OpenAnswer extends Omit<S3Answer, 'body'> {
  pieces: AsyncGenerator<Buffer>;
  /** Frees the connection of an answer that is not read. */
  close(): void;
}

export interface S3Client {
  /**
   * Sends a request and reads the whole answer, with the retries of `patience`. Resolves for a success and for the
   * statuses in `alsoFine`; throws `StorageUnreachable`, `STORAGE_FULL`, or `S3Failure` for unexpected answers.
   */
  ask(request: S3Request, alsoFine?: readonly number[], patience?: Patience): Promise<S3Answer>;
  /**
   * Sends a request once; resolves with the head of the answer. Iterate its pieces or close it. Throws plain failures.
   */
  open(request: S3Request): Promise<OpenAnswer>;
  /** Retries `work`, which uses `open`, with the client's patience; translates failures as `ask` does. */
  persist<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * `NotS3` for an answer without a tag to PUT: an S3 service sends one, a web server that accepts everything does not.
 */
const codeOfMissingTag = ({ method }: S3Request, { etag }: IncomingHttpHeaders): string =>
  method === 'PUT' && !etag ? 'NotS3' : '';

/** Pages of a listing are the largest answers that are read whole, and the heads of objects. */
const ANSWER_MAX = 8 * 1024 * 1024;
const KEPT_CONNECTIONS = 32;

/** Signed requests to one bucket. */
export function createS3Client(settings: S3Settings, patient: Patience): S3Client {
  const sign = createSigner(settings);
  const options = { keepAlive: true, maxFreeSockets: KEPT_CONNECTIONS };
  const agent = settings.endpoint.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
  const where = `bucket ${settings.bucket} at ${settings.endpoint}`;

  const send = async (request: S3Request, silenceMs: number): Promise<IncomingMessage> =>
    exchange(await sign(request), agent, silenceMs);

  /** One attempt. */
  async function once(request: S3Request, alsoFine: readonly number[], silenceMs: number): Promise<S3Answer> {
    const answer = await send(request, silenceMs);
    const { statusCode: status = 0, headers } = answer;
    const body = await bodyOf(answer, silenceMs, ANSWER_MAX);
    // A success may hold an error (CompleteMultipartUpload does); a file may look like one.
    const code =
      status < 300 && request.method !== 'POST' ? codeOfMissingTag(request, headers) : errorCode(body, status);
    // A missing object is an answer, a missing bucket is not.
    const isFine = status < 300 ? code === '' : alsoFine.includes(status) && code !== 'NoSuchBucket';
    if (isFine) return { status, headers, body };
    // The answer to HEAD has no body that could say why.
    if (request.method === 'HEAD' && status < 500) return once({ ...request, method: 'GET' }, alsoFine, silenceMs);
    throw new S3Failure(status, code);
  }

  const translated = (error: unknown): never => {
    throw storageError(error, where);
  };

  return {
    ask: (request, alsoFine = [], patience = patient) =>
      persist(() => once(request, alsoFine, patience.silenceMs), patience).catch(translated),

    async open(request) {
      const answer = await send(request, patient.silenceMs);
      const { statusCode: status = 0, headers } = answer;
      if (status < 300) {
        return { status, headers, pieces: piecesOf(answer, patient.silenceMs), close: () => void answer.destroy() };
      }
      throw new S3Failure(status, errorCode(await bodyOf(answer, patient.silenceMs, ANSWER_MAX), status));
    },

    persist: (work) => persist(work, patient).catch(translated),
  };
}
