import { Readable } from 'node:stream';
import type { StoredFile } from '@tdt/files/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../responses/negotiation.ts';
import { FILE_POLICY } from '../security/content-security-policy.ts';
import { parseRange } from './byte-range.ts';

export interface FileHeaders {
  'content-type': string;
  [name: string]: string;
}

/** The content under a name never changes: browsers store the file for a year and do not request it again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Sends a stored file, the requested part of it, or 304. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  headers: FileHeaders,
): FastifyReply {
  const tag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`;
  reply.headers({
    'cache-control': IMMUTABLE,
    'content-security-policy': FILE_POLICY,
    'accept-ranges': 'bytes',
    etag: tag,
    ...headers,
  });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === tag ? parseRange(request.headers.range, file.size) : null;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const length = range ? range.end - range.start + 1 : file.size;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  reply.header('content-length', length);
  // With an empty stream instead of no body, Fastify keeps the length that was set.
  const isEmpty = request.method === 'HEAD' || length === 0;
  return reply.send(isEmpty ? Readable.from([]) : file.stream(range ?? undefined));
}
