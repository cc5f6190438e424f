/**
 * Reads a few elements of S3's answers. Machines write them in one fixed form, without attributes, comments or CDATA,
 * so that an XML parser is not needed.
 */

export interface Listing {
  objects: { key: string; size: number; modifiedAt: Date }[];
  /** Where the next page begins; `null` after the last one. */
  next: string | null;
}

/** A page of ListObjectsV2. Throws unless the body is one. */
export function readListing(body: Buffer): Listing {
  const xml = body.toString();
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('The storage did not answer with a listing.');
  const [, ...contents] = xml.split('<Contents>');
  const objects = contents.map((content) => ({
    key: element(content, 'Key'),
    size: Number(element(content, 'Size')),
    modifiedAt: new Date(element(content, 'LastModified')),
  }));
  const next = element(xml, 'IsTruncated') === 'true' ? element(xml, 'NextContinuationToken') : '';
  return { objects, next: next || null };
}

/** The service's error code; `''` for an answer without an error. An answer of status 200 may contain an error. */
export function errorCode(body: Buffer, status: number): string {
  const start = body.subarray(0, status < 300 ? 200 : 65_536).toString();
  if (status < 300 && !/^(<\?xml[^>]*>)?\s*<Error>/.test(start.trimStart())) return '';
  // It becomes part of messages, so only a word is accepted.
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(start)?.[1] ?? (status < 300 ? 'Unknown' : '');
}

/** The id of a multipart upload. Throws when there is none. */
export function readUploadId(body: Buffer): string {
  const id = element(body.toString(), 'UploadId');
  if (id === '') throw new Error('The storage gave no id for an upload.');
  return id;
}

/** What completes a multipart upload: the tags of its parts, in order. */
export function completion(tags: readonly string[]): Buffer {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
  );
  return Buffer.from(
    `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
  );
}

const element = (xml: string, name: string): string =>
  unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
