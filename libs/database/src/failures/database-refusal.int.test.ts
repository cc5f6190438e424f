import { expect, it } from 'vitest';
import { connectDatabase } from '../connect.ts';
import { silentLog } from '../testing/temporary-database.ts';
import { HELLO, stubDatabase, stubServer } from '../testing/wire-stub.ts';

const refusalAt = (uri: string): Promise<string | null> =>
  connectDatabase({ uri, dataDir: '', log: silentLog }).then(
    () => 'connected',
    ({ refusal }) => refusal,
  );

it('a server that is too old is reported as such', async () => {
  const address = await stubDatabase(() => ({ ...HELLO, maxWireVersion: 6 }));
  expect(await refusalAt(`mongodb://${address}/site`)).toMatch(/^is too old: this site needs MongoDB [\d.]+ or newer$/);
});

it('a wrong password is reported as such', async () => {
  const wrong = { ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' };
  const address = await stubDatabase((command) => ('saslStart' in command ? wrong : HELLO));
  const refusal = await refusalAt(
    `mongodb://me:hunter2@${address}/site?directConnection=true&authMechanism=SCRAM-SHA-256`,
  );
  expect(refusal).toMatch(/^refuses the user or the password/);
  expect(refusal).not.toContain('hunter2');
});

it.each([
  ['hangs up', ''],
  ['responds in plain text', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
])('a server without TLS, which %s, is reported as such', async (_how, response) => {
  const address = await stubServer((socket) => {
    socket.once('data', () => socket.end(response));
  });
  expect(await refusalAt(`mongodb://${address}/site?tls=true`)).toMatch(/^speaks no TLS/);
});
