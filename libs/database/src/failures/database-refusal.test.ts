import { expect, it } from 'vitest';
import { databaseRefusal } from './database-refusal.ts';

const coded = (code: unknown, message = 'x', cause?: Error) => Object.assign(new Error(message, { cause }), { code });
/** What the driver throws when it finds no server: it stores the reason with each server that it tried. */
const noServer = (error: Error) =>
  Object.assign(new Error('none'), { reason: { servers: new Map([['db:27017', { error }]]) } });

const OLD =
  'Server at db:27017 reports maximum wire version 6, but this version of the Node.js Driver requires at least 9 (MongoDB 4.4)';

it.each([
  ['too old', noServer(new Error(OLD)), /is too old: this site needs MongoDB 4\.4 or newer/],
  ['wrong password', coded(18, 'Authentication failed.'), /refuses the user or the password/],
  ['a user without rights', coded(13, 'not authorized on site'), /readWrite/],
  ['no TLS', noServer(coded('ERR_SSL_WRONG_VERSION_NUMBER')), /speaks no TLS/],
  [
    'no TLS, it hangs up',
    coded('ECONNRESET', 'Client network socket disconnected before secure TLS connection was established'),
    /speaks no TLS/,
  ],
  ['a certificate of its own', coded(undefined, 'x', coded('DEPTH_ZERO_SELF_SIGNED_CERT')), /certificate .*tlsCAFile/],
])('tells the operator: %s', (_what, error, sentence) => {
  expect(databaseRefusal(error)).toMatch(sentence);
});

it('says nothing of a database that does not respond', () => {
  expect(databaseRefusal(noServer(coded('ECONNREFUSED')))).toBeNull();
});
