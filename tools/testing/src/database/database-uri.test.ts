import { expect, test } from 'vitest';
import { withDatabase } from './database-uri.ts';

test.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/t'],
  ['mongodb://127.0.0.1/', 'mongodb://127.0.0.1/t'],
  ['mongodb://u:p@a,b,c/site?replicaSet=rs0', 'mongodb://u:p@a,b,c/t?replicaSet=rs0'],
  ['mongodb://a?w=1', 'mongodb://a/t?w=1'],
  ['mongodb+srv://a.example.net/site', 'mongodb+srv://a.example.net/t'],
  [
    'mongodb://%2Ftmp%2Fengine.sock/site?directConnection=true',
    'mongodb://%2Ftmp%2Fengine.sock/t?directConnection=true',
  ],
])('%s becomes %s', (uri, expected) => {
  expect(withDatabase(uri, 't')).toBe(expected);
});

test('what is no connection string is refused', () => {
  expect(() => withDatabase('postgres://a/b', 't')).toThrow('Not a connection string');
});
