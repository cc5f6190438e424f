import { parseEnv } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import { StorageUnreachable } from '@tdt/database/failures';
import { expect, it } from 'vitest';
import { bffEnv, bffSettings } from './config.ts';
import { startFailure } from './start-failure.ts';

const settingsOf = (env: Record<string, string> = {}) => bffSettings(parseEnv(bffEnv, env));

it.each(['NEWER_DATABASE', 'DOCUMENT_MALFORMED'] as const)(
  'repeats the message of an error about the database: %s',
  (code) => {
    const error = new AppError(code, { detail: 'It has migration 2.' });
    expect(startFailure(error, settingsOf())).toEqual({ sentence: 'It has migration 2.', status: 4 });
  },
);

it.each(['hunter2', 'hunter2/x', 'hunter2@x'])(
  'shows the hosts of a silent database, never its password %s',
  (password) => {
    const settings = settingsOf({ MONGODB_URI: `mongodb://me:${password}@db1:27017,db2:27017/site?replicaSet=rs0` });
    const failure = startFailure(new AppError('NOT_READY'), settings);
    expect(failure?.sentence).toContain('at db1:27017,db2:27017 does not respond');
    expect(failure?.sentence).not.toContain('hunter2');
    expect(failure?.status).toBe(4);
  },
);

it('says the same when the driver loses the database while the site starts', () => {
  const lost = Object.assign(new Error('connection 7 closed'), { name: 'MongoNetworkError' });
  expect(startFailure(lost, settingsOf({ MONGODB_URI: 'mongodb://db1/site' }))).toEqual({
    sentence: 'The database at db1 does not respond: check MONGODB_URI and that the database runs.',
    status: 4,
  });
});

it('distinguishes a full disk from one that cannot be written to', () => {
  const settings = settingsOf({ DATA_DIR: '/srv/table' });
  const full = startFailure(Object.assign(new Error(), { code: 'ENOSPC' }), settings);
  const denied = Object.assign(new Error(), { code: 'EACCES', syscall: 'mkdir' });
  const closed = startFailure(
    new AppError('NOT_READY', {}, { cause: new Error('engine', { cause: denied }) }),
    settings,
  );
  expect(full?.sentence).toMatch(/no space left on the disk of \/srv\/table/);
  expect(closed?.sentence).toMatch(/The data directory \/srv\/table cannot be written to/);
});

it('quotes the response of a service of files, and says which bucket is full', () => {
  const s3 = { S3_BUCKET: 'table', S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'hunter2', S3_REGION: 'eu-west-3' };
  const settings = settingsOf(s3);
  const refused = new StorageUnreachable(new Error('bucket table at https://s3.example refuses: status 403'));
  expect(startFailure(refused, settings)).toEqual({
    sentence:
      'The file storage cannot be used (bucket table at https://s3.example refuses: status 403). Check the S3 settings and that the service runs.',
    status: 5,
  });
  expect(startFailure(new AppError('STORAGE_FULL'), settings)).toEqual({
    sentence: 'The bucket table at https://s3.eu-west-3.amazonaws.com has no room left.',
    status: 5,
  });
});

it('identifies the collection and the index that duplicates prevent, but not the value', () => {
  const message =
    'E11000 duplicate key error collection: site.recipes index: slug_1 dup key: { slug: "me@example.com" }';
  const duplicate = Object.assign(new Error(message), { code: 11_000 });
  const failure = startFailure(new Error('indexes', { cause: duplicate }), settingsOf());
  expect(failure).toEqual({
    sentence:
      'The collection site.recipes holds documents with the same value where the unique index slug_1 allows it once: remove or change all but one of them.',
    status: 4,
  });
  expect(startFailure(duplicate, settingsOf())).toEqual(failure);
});

it('passes on why the embedded database did not start', () => {
  const cause = new Error('the engine of another version is running');
  expect(startFailure(new AppError('NOT_READY', {}, { cause }), settingsOf())).toEqual({
    sentence: 'The embedded database could not be started: the engine of another version is running',
    status: 4,
  });
});

it('leaves a bug to its stack', () => {
  expect(startFailure(new TypeError('undefined is not a function'), settingsOf())).toBeNull();
});
