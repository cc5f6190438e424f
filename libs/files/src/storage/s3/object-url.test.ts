import { expect, it } from 'vitest';
import { objectUrl } from './object-url.ts';

const bucket = { endpoint: 'https://s3.example:9000/base', bucket: 'table', forcePathStyle: true };
const onHost = { endpoint: 'https://s3.eu-west-3.amazonaws.com', bucket: 'table', forcePathStyle: false };

it.each([
  [bucket, 'media/a.webp', {}, 'https://s3.example:9000/base/table/media/a.webp'],
  [bucket, '', { 'list-type': '2', prefix: 'a b/' }, 'https://s3.example:9000/base/table?list-type=2&prefix=a%20b%2F'],
  [onHost, 'media/a.webp', {}, 'https://table.s3.eu-west-3.amazonaws.com/media/a.webp'],
  [onHost, '', { prefix: '' }, 'https://table.s3.eu-west-3.amazonaws.com/?prefix='],
  [bucket, "a+b/c'd(é)*!", {}, 'https://s3.example:9000/base/table/a%2Bb/c%27d%28%C3%A9%29%2A%21'],
])('puts the bucket into the path or before the host: %o %s', (settings, key, query, url) => {
  expect(objectUrl(settings, key, query)).toBe(url);
  expect(new URL(url).href).toBe(url);
});
