import { randomUUID } from 'node:crypto';
import { S3Error, type S3Reply, xmlReply } from './s3-errors.ts';
import { md5, putObject, type S3Objects } from './s3-objects.ts';

/** All parts but the last are at least as large. */
const PART_MIN = 5 * 1024 * 1024;

interface Upload {
  key: string;
  parts: Map<number, Buffer>;
}

/** Multipart uploads by their ids. */
export type S3Uploads = Map<string, Upload>;

export function beginUpload(uploads: S3Uploads, bucket: string, key: string): S3Reply {
  const id = randomUUID();
  uploads.set(id, { key, parts: new Map() });
  return xmlReply(
    `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  );
}

export function addPart(uploads: S3Uploads, key: string, query: URLSearchParams, bytes: Buffer): S3Reply {
  const number = Number(query.get('partNumber'));
  if (!(number >= 1 && number <= 10_000)) throw new S3Error('InvalidArgument');
  uploadOf(uploads, key, query).parts.set(number, bytes);
  return { status: 200, headers: { etag: `"${md5(bytes)}"` } };
}

/** Puts the named parts together and forgets the upload. */
export function completeUpload(
  uploads: S3Uploads,
  objects: S3Objects,
  key: string,
  query: URLSearchParams,
  body: Buffer,
): S3Reply {
  const { parts } = uploadOf(uploads, key, query);
  const named = [...String(body).matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag><\/Part>/g)];
  if (named.length === 0) throw new S3Error('MalformedXML');
  const chosen = named.map(([, number, tag], index) => {
    const part = parts.get(Number(number));
    if (!part || tag?.replace(/&(#34|quot);/g, '"') !== `"${md5(part)}"`) throw new S3Error('InvalidPart');
    if (index > 0 && Number(number) <= Number(named[index - 1]?.[1])) throw new S3Error('InvalidPartOrder');
    if (index < named.length - 1 && part.length < PART_MIN) throw new S3Error('EntityTooSmall');
    return part;
  });
  uploads.delete(query.get('uploadId') ?? '');
  const tag = `${md5(Buffer.concat(chosen.map((part) => Buffer.from(md5(part), 'hex'))))}-${chosen.length}`;
  putObject(objects, key, Buffer.concat(chosen), tag);
  return xmlReply(
    `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>&quot;${tag}&quot;</ETag></CompleteMultipartUploadResult>`,
  );
}

export function abortUpload(uploads: S3Uploads, key: string, query: URLSearchParams): S3Reply {
  uploadOf(uploads, key, query);
  uploads.delete(query.get('uploadId') ?? '');
  return { status: 204 };
}

function uploadOf(uploads: S3Uploads, key: string, query: URLSearchParams): Upload {
  const upload = uploads.get(query.get('uploadId') ?? '');
  if (upload?.key !== key) throw new S3Error('NoSuchUpload');
  return upload;
}
