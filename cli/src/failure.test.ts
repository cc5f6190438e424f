import { ConfigError } from '@tdt/config';
import { AppError } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { describeFailure } from './failure.ts';

const status = (error: unknown) => describeFailure(error, './data').status;

describe('describeFailure', () => {
  it('ends with 2 for wrong usage and for an invalid configuration', () => {
    expect(status(new UsageError('No such file.'))).toBe(2);
    expect(status(new ConfigError(['PORT must be a whole number.']))).toBe(2);
  });

  it('ends with 3 for a refusal because of stored data', () => {
    expect(status(new AppError('DUPLICATE_NAME'))).toBe(3);
    expect(status(new AppError('REVISION_CONFLICT'))).toBe(3);
    expect(status(new AppError('DUPLICATE_EMAIL'))).toBe(3);
    expect(status(new AppError('USER_NOT_FOUND'))).toBe(3);
    expect(describeFailure(new AppError('LAST_SUPER_ADMIN'), './data')).toMatchObject({
      status: 3,
      message: expect.stringContaining('make another one first with admin create --super'),
    });
  });

  it('ends with 4 for an unreachable database, with its URI without password and the reason', () => {
    const cause = new Error('connect ECONNREFUSED mongodb://root:secret@db:27017');
    const failure = describeFailure(new AppError('NOT_READY', {}, { cause }), 'mongodb://***@db:27017');
    expect(failure).toMatchObject({ status: 4, code: 'NOT_READY' });
    expect(failure.message).toContain('The database at mongodb://***@db:27017 cannot be reached');
    expect(failure.message).toContain('ECONNREFUSED');
    expect(failure.message).not.toContain('secret');
  });

  it('passes on why a database refuses this installation, instead of saying that it is away', () => {
    const refusal = 'is too old: this site needs MongoDB 4.4 or newer';
    const refusing = Object.assign(new AppError('NOT_READY'), { name: 'DatabaseUnreachable', refusal });
    expect(describeFailure(refusing, 'mongodb://db')).toMatchObject({
      status: 4,
      message: `The database at mongodb://db ${refusal}.`,
    });
  });

  it('ends with 4 where there is no site, with the way out', () => {
    const missing = Object.assign(new AppError('NOT_READY'), { name: 'SiteMissing' });
    const failure = describeFailure(missing, '/srv/data (embedded)');
    expect(failure).toMatchObject({ status: 4, code: 'NO_SITE' });
    expect(failure.message).toMatch(/^There is no site at \/srv\/data \(embedded\)\. .*DATA_DIR or MONGODB_URI/);
  });

  it('ends with 4 for an unreachable file storage, and does not blame the database', () => {
    const cause = new Error('bucket table at https://s3.example refuses: status 403 InvalidAccessKeyId');
    const remedy = 'Check the S3 settings';
    const unreachable = Object.assign(new AppError('NOT_READY', {}, { cause }), { name: 'StorageUnreachable', remedy });
    const failure = describeFailure(unreachable, './data');
    expect(failure).toMatchObject({ status: 4, code: 'NOT_READY' });
    expect(failure.message).toMatch(/^The file storage cannot be used \(bucket table at .*\)\. Check the S3 settings/);
    expect(failure.message).not.toContain('database');
  });

  it('ends with 4 for an embedded database that cannot be used, with the sentence of its launcher alone', () => {
    const cause = Object.assign(new Error('the data file x is empty (0 bytes)'), { name: 'EngineError' });
    const failure = describeFailure(new AppError('NOT_READY', {}, { cause }), './data');
    expect(failure).toMatchObject({
      status: 4,
      message: 'The embedded database cannot be used: the data file x is empty (0 bytes).',
    });
  });

  it('ends with 4 for a full disk', () => {
    expect(status(new AppError('STORAGE_FULL'))).toBe(4);
  });

  it.each([
    [
      'a database that is away',
      { name: 'MongoNetworkError' },
      'NOT_READY',
      'The database at ./data cannot be reached (x)',
    ],
    ['a database without room', { name: 'MongoServerError', code: 14_031 }, 'STORAGE_FULL', 'The disk is full.'],
    ['a disk that is full', { code: 'ENOSPC' }, 'STORAGE_FULL', 'The disk is full.'],
  ])('ends with 4 for what the driver says of %s', (_what, fields, code, sentence) => {
    const failure = describeFailure(Object.assign(new Error('x'), fields), './data');
    expect(failure).toMatchObject({ status: 4, code, message: expect.stringContaining(sentence) });
  });

  it('ends with 1 for other refusals and for bugs', () => {
    expect(status(new AppError('VALIDATION_FAILED'))).toBe(1);
    expect(describeFailure(new TypeError('x is undefined'), '')).toMatchObject({ status: 1, code: 'INTERNAL' });
  });
});
