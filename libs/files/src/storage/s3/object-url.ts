import type { S3Settings } from './s3-settings.ts';

/** Address of an object, or of the bucket for the key `''`. */
export function objectUrl(
  { endpoint, bucket, forcePathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'forcePathStyle'>,
  key: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const base = forcePathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`);
  const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const path = key.split('/').map(encode).join('/');
  return `${base}${forcePathStyle && key === '' ? '' : '/'}${path}${search.length ? `?${search.join('&')}` : ''}`;
}

/** As signatures require: encodes everything except letters, digits and `-._~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
