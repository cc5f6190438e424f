import { type ConfigError, parseEnv } from '@tdt/config';
import { expect, it } from 'vitest';
import { s3Env, s3Settings } from './s3-settings.ts';

const settings = (source: Record<string, string>) => s3Settings(parseEnv(s3Env, source));
const needed = { S3_BUCKET: 'table', S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'hunter2' };

const faults = (source: Record<string, string>): readonly string[] => {
  try {
    settings(source);
  } catch (error) {
    return (error as ConfigError).faults;
  }
  return [];
};

it('is the local disk when nothing is set', () => {
  expect(settings({})).toBeNull();
  expect(settings({ S3_FORCE_PATH_STYLE: 'false' })).toBeNull();
});

it('is AWS with a bucket and a key alone', () => {
  expect(settings(needed)).toEqual({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    bucket: 'table',
    keys: { accessKeyId: 'AKID', secretAccessKey: 'hunter2' },
    prefix: '',
    forcePathStyle: true,
  });
  expect(settings({ ...needed, S3_REGION: 'eu-west-3' })?.endpoint).toBe('https://s3.eu-west-3.amazonaws.com');
});

it('leaves the key to the SDK, and so to the role of the machine, when none is set', () => {
  expect(settings({ S3_BUCKET: 'table' })).toMatchObject({ bucket: 'table', keys: null });
});

it('is another service at its address, in a folder of the bucket', () => {
  const there = { S3_ENDPOINT: 'https://s3.example/', S3_PREFIX: 'sites/table', S3_FORCE_PATH_STYLE: 'false' };
  expect(settings({ ...needed, ...there })).toMatchObject({
    endpoint: 'https://s3.example',
    prefix: 'sites/table/',
    forcePathStyle: false,
  });
});

it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'refuses half a configuration without %s',
  (name) => {
    expect(faults({ ...needed, [name]: '' })).toEqual([expect.stringMatching(`^${name} is not set; .* needs it.$`)]);
  },
);

it.each(['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX'])('refuses %s alone', (name) => {
  const value = name === 'S3_ENDPOINT' ? 'https://s3.example' : 'table';
  expect(faults({ [name]: value })).toEqual([`S3_BUCKET is not set; a storage in a bucket (${name} is set) needs it.`]);
});

it('lists all that is missing', () => {
  expect(faults({ S3_SECRET_ACCESS_KEY: 'hunter2' })).toHaveLength(2);
});

it.each([
  'http://127.0.0.1:9000',
  'http://[::1]:9000',
  'http://minio:9000',
  'http://10.1.2.3',
  'http://172.16.0.9:9000',
  'http://storage.internal',
])('takes %s, which is of a private network', (S3_ENDPOINT) => {
  expect(settings({ ...needed, S3_ENDPOINT })?.endpoint).toBe(S3_ENDPOINT);
});

it.each([
  'http://s3.example',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://10.example.com',
  'ftp://minio',
  'https://me:hunter2@s3.example',
  'https://s3.example?x=hunter2',
  'minio:9000',
])('refuses the endpoint %s', (S3_ENDPOINT) => {
  expect(faults({ ...needed, S3_ENDPOINT })).toHaveLength(1);
});

it.each(['Table', 'a', 'a/b', '../x'])('refuses the bucket %s', (S3_BUCKET) => {
  expect(faults({ ...needed, S3_BUCKET })).toHaveLength(1);
});

it('never repeats a key', () => {
  const long = { ...needed, S3_ACCESS_KEY_ID: 'hunter2'.repeat(99), S3_SECRET_ACCESS_KEY: 'hunter2'.repeat(99) };
  expect(faults(long).join()).toMatch(/S3_ACCESS_KEY_ID must .*S3_SECRET_ACCESS_KEY must/);
  expect(faults(long).join()).not.toContain('hunter2');
});
