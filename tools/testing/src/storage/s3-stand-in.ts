import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { authorize, type Keys } from './s3-authorize.ts';
import { S3Error, type S3Reply } from './s3-errors.ts';
import { copyObject, getObject, listObjects, putObject, type S3Objects } from './s3-objects.ts';

/**
 * - `slow-down`: 503
 * - `full`: 507
 * - `hang`: no response
 * - `reset`: the connection ends before the response
 * - `cut`: the connection ends in the middle of the response's body
 */
export type S3Fault = 'slow-down' | 'full' | 'hang' | 'reset' | 'cut';

/** A received request; `status` is that of the response, 0 for a fault of the connection. */
interface S3Request {
  method: string;
  /** Key of the object, `''` for the bucket. */
  key: string;
  query: string;
  status: number;
}

export interface S3StandIn {
  endpoint: string;
  bucket: string;
  /** The variables that make a program use it. */
  env: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** The objects of the bucket, by key. */
  objects: S3Objects;
  /** Every request so far, oldest first. */
  requests: S3Request[];
  /** Makes the next `times` requests fail: all, or those with this `method`. */
  fail(fault: S3Fault, options?: { times?: number; method?: string }): void;
  close(): Promise<void>;
}

interface Options extends Partial<Keys> {
  bucket?: string;
  now?: () => Date;
  /** Whether its responses have a date. */
  tellsTime?: boolean;
}

/**
 * Starts a local service that behaves as S3 documents for objects of one bucket, addressed by path: get, head, put and
 * delete, copy, ranges, listings in pages. It verifies signatures over the received request.
 */
export async function startS3StandIn({
  now = () => new Date(),
  tellsTime = true,
  ...options
}: Options = {}): Promise<S3StandIn> {
  const bucket = options.bucket ?? 'table';
  const keys: Keys = {
    accessKeyId: options.accessKeyId ?? 'AKIDSTANDIN',
    secretAccessKey: options.secretAccessKey ?? 'stand-in/secret+key',
    region: options.region ?? 'us-east-1',
  };
  const state: State = { bucket, objects: new Map() };
  const requests: S3Request[] = [];
  const faults: { fault: S3Fault; method: string | undefined }[] = [];

  const takeFault = (sent: string): S3Fault | undefined => {
    const index = faults.findIndex(({ method = sent }) => method === sent);
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    const target = readTarget(url);
    const seen: S3Request = { method, key: target.key, query: String(target.query), status: 0 };
    requests.push(seen);
    const fault = takeFault(method);
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    const reply = replyTo(() => {
      if (fault === 'slow-down') throw new S3Error('SlowDown');
      if (fault === 'full') throw new S3Error('QuotaExceeded');
      authorize({ method, url, headers: request.headers }, body, keys, now());
      return operate(state, { method, ...target, body, headers: request.headers });
    });
    if (fault !== 'cut') seen.status = reply.status;
    await send(reply, response, { isHead: method === 'HEAD', isCut: fault === 'cut' });
  }

  const server = createServer((request, response) => {
    response.sendDate = false;
    if (tellsTime) response.setHeader('date', now().toUTCString());
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...state,
    endpoint,
    requests,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    fail(fault, { times = 1, method } = {}) {
      for (let count = 0; count < times; count += 1) faults.push({ fault, method });
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

interface State {
  bucket: string;
  objects: S3Objects;
}

interface Target {
  bucketName: string;
  key: string;
  query: URLSearchParams;
}

/** `/{bucket}/{key}?{query}` */
function readTarget(url: string): Target {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const [, bucketName = '', ...segments] = path.split('/').map(decodeURIComponent);
  return { bucketName, key: segments.join('/'), query: new URLSearchParams(query) };
}

interface Operation extends Target {
  method: string;
  body: Buffer;
  headers: IncomingHttpHeaders;
}

function operate({ bucket, objects }: State, { method, bucketName, key, query, body, headers }: Operation): S3Reply {
  if (bucketName !== bucket) throw new S3Error('NoSuchBucket');
  if (key === '') {
    if (method !== 'GET') throw new S3Error('MethodNotAllowed');
    return listObjects(objects, bucket, query);
  }
  // The name of the operation, by which the SDK marks its requests.
  query.delete('x-id');
  if (query.size > 0) throw new S3Error('NotImplemented');
  const source = headers['x-amz-copy-source'];
  if (method === 'GET' || method === 'HEAD') return getObject(objects, key, headers.range);
  if (method === 'PUT')
    return source ? copyObject(objects, bucket, String(source), key) : putObject(objects, key, body);
  if (method !== 'DELETE') throw new S3Error('MethodNotAllowed');
  // S3 responds the same for a missing object.
  objects.delete(key);
  return { status: 204 };
}

function replyTo(work: () => S3Reply): S3Reply {
  try {
    return work();
  } catch (error) {
    if (error instanceof S3Error) return error.reply;
    throw error;
  }
}

interface SendOptions {
  isHead: boolean;
  isCut: boolean;
}

async function send(reply: S3Reply, response: ServerResponse, { isHead, isCut }: SendOptions): Promise<void> {
  const body = Buffer.from(reply.body ?? '');
  response.writeHead(reply.status, { 'content-length': body.length, 'x-amz-request-id': 'standin', ...reply.headers });
  if (!isCut) return void response.end(isHead ? undefined : body);
  await new Promise((written) => response.write(body.subarray(0, Math.floor(body.length / 2)), written));
  response.destroy();
}
