import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, flag, httpOrigin, int, maskPassword, oneOf, parseEnv } from './index.ts';

const schema = z.object({
  PORT: int({ min: 1, max: 65_535, fallback: 3000 }),
  SEED: flag(null),
  LEGAL: oneOf(['on', 'off'], 'on'),
  PUBLIC_URL: httpOrigin(),
  JWT_SECRET: z.string().min(32, { error: 'must be at least 32 characters long' }).optional(),
  NAME: z.string().default('Table'),
});

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    parseEnv(schema, source);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('parseEnv', () => {
  it('uses the defaults of unset variables', () => {
    expect(parseEnv(schema, {})).toEqual({ PORT: 3000, SEED: null, LEGAL: 'on', NAME: 'Table' });
  });

  it('parses numbers, switches and URLs', () => {
    expect(parseEnv(schema, { PORT: ' 8080 ', SEED: 'No', PUBLIC_URL: 'https://table.example/' })).toMatchObject({
      PORT: 8080,
      SEED: false,
      PUBLIC_URL: 'https://table.example',
    });
  });

  it('counts a blank value as unset', () => {
    expect(parseEnv(schema, { PORT: '  ', NAME: '' })).toMatchObject({ PORT: 3000, NAME: 'Table' });
  });

  it('ignores variables that the schema does not name', () => {
    expect(parseEnv(schema, { HOME: '/root' })).not.toHaveProperty('HOME');
  });

  it('reports all faults together, each with its variable and its value', () => {
    expect(faultsOf({ PORT: '70000', SEED: 'maybe', LEGAL: 'half', PUBLIC_URL: 'ftp://x' })).toEqual([
      'PORT must be a whole number from 1 to 65535 (it is "70000").',
      'SEED must be true or false (it is "maybe").',
      'LEGAL must be one of on, off (it is "half").',
      'PUBLIC_URL must be an http or https address without user, path, query or hash, such as https://example.com (it is "ftp://x").',
    ]);
  });

  it('hides the password of a URL', () => {
    expect(faultsOf({ PUBLIC_URL: 'https://user:p@ss@table.example' })).toEqual([
      expect.stringMatching(/\(it is "https:\/\/\*\*\*@table\.example"\)\.$/),
    ]);
  });

  it.each(['3000.5', '1e3', '0x10', '3 000', ''.padEnd(20, '9')])('refuses the number %s', (PORT) => {
    expect(faultsOf({ PORT })).toHaveLength(1);
  });

  it.each([
    'https://table.example/site',
    'https://table.example/?',
    'https://table.example/?a=b',
    'https://table.example/#top',
    'https://me:secret@table.example',
    'mailto:me@table.example',
    'table.example',
  ])('refuses %s as the origin of a site', (PUBLIC_URL) => {
    expect(faultsOf({ PUBLIC_URL })).toHaveLength(1);
  });

  it('normalises the origin of a site', () => {
    expect(parseEnv(schema, { PUBLIC_URL: 'HTTPS://Table.Example:443/' })).toMatchObject({
      PUBLIC_URL: 'https://table.example',
    });
  });

  it('never repeats a secret', () => {
    const [fault] = faultsOf({ JWT_SECRET: 'hunter2' });
    expect(fault).toBe('JWT_SECRET must be at least 32 characters long.');
  });

  it('reports that a required variable is not set', () => {
    const required = z.object({ BREVO_LIST: z.string({ error: 'must name a list' }) });
    expect(() => parseEnv(required, {})).toThrow('BREVO_LIST is not set; it must name a list.');
  });
});

describe('maskPassword', () => {
  it.each([
    ['mongodb+srv://user:pass@cluster.example/db', 'mongodb+srv://***@cluster.example/db'],
    ['mongodb://user:pa/ss@127.0.0.1:27017/db', 'mongodb://***@127.0.0.1:27017/db'],
    ['mongodb://user:p@ss@127.0.0.1:27017/db', 'mongodb://***@127.0.0.1:27017/db'],
    [
      'neither https://user@one.example nor ftp://me:x@two.example',
      'neither https://***@one.example nor ftp://***@two.example',
    ],
  ])('masks the credentials of %s', (text, masked) => {
    expect(maskPassword(text)).toBe(masked);
  });

  it.each(['mongodb://127.0.0.1:27017', 'write to somebody@example.org', './data (embedded)'])('leaves %s', (text) => {
    expect(maskPassword(text)).toBe(text);
  });
});
