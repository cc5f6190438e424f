import { createHash } from 'node:crypto';
import { S3Error, type S3Reply, xmlReply } from './s3-errors.ts';

interface S3Object {
  bytes: Buffer;
  etag: string;
  modifiedAt: Date;
}

export type S3Objects = Map<string, S3Object>;

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

export function putObject(objects: S3Objects, key: string, bytes: Buffer): S3Reply {
  const etag = `"${md5(bytes)}"`;
  // S3 knows whole seconds.
  const modifiedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
  objects.set(key, { bytes, etag, modifiedAt });
  return { status: 200, headers: { etag } };
}

/** `source` is `bucket/key`, encoded as in an address. */
export function copyObject(objects: S3Objects, bucket: string, source: string, key: string): S3Reply {
  const from = decodeURIComponent(source);
  const object = from.startsWith(`${bucket}/`) ? objects.get(from.slice(bucket.length + 1)) : undefined;
  if (!object) throw new S3Error('NoSuchKey');
  putObject(objects, key, object.bytes);
  return xmlReply(`<CopyObjectResult><ETag>${escaped(object.etag)}</ETag></CopyObjectResult>`);
}

export function getObject(objects: S3Objects, key: string, range: string | undefined): S3Reply {
  const object = objects.get(key);
  if (!object) throw new S3Error('NoSuchKey');
  const { bytes, etag, modifiedAt } = object;
  const headers = {
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'content-type': 'application/octet-stream',
  };
  const part = partOf(range, bytes.length);
  if (!part) return { status: 200, headers, body: bytes };
  const { start, end } = part;
  const contentRange = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: { ...headers, ...contentRange }, body: bytes.subarray(start, end + 1) };
}

function partOf(range: string | undefined, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) throw new S3Error('InvalidRange', { 'content-range': `bytes */${size}` });
  return { start, end };
}

const PAGE = 1000;

/** ListObjectsV2, in the order of the keys' bytes, a thousand to a page at most. */
export function listObjects(objects: S3Objects, bucket: string, query: URLSearchParams): S3Reply {
  if (query.get('list-type') !== '2') throw new S3Error('NotImplemented');
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64url').toString();
  const max = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && (after === '' || byBytes(key, after) > 0))
    .sort(byBytes);
  const page = keys.slice(0, max);
  const isTruncated = keys.length > max;
  const next = isTruncated ? Buffer.from(page.at(-1) ?? '').toString('base64url') : null;
  return xmlReply(
    [
      '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      `<Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${max}</MaxKeys>`,
      `<IsTruncated>${isTruncated}</IsTruncated>`,
      next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`,
      ...page.map((key) => entry(key, objects.get(key))),
      '</ListBucketResult>',
    ].join(''),
  );
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function entry(key: string, object: S3Object | undefined): string {
  if (!object) return '';
  const { etag, bytes, modifiedAt } = object;
  return `<Contents><Key>${escaped(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
}

const NAMES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => NAMES[sign] ?? sign);
