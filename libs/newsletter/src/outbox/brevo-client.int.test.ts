import { expect, it } from 'vitest';
import { aBrevo } from '../testing/brevo.ts';
import { createBrevoClient } from './brevo-client.ts';
import type { Outgoing } from './outgoing.ts';

const CALL: Outgoing = {
  kind: 'contact',
  method: 'POST',
  path: '/v3/contacts',
  body: { email: 'ada@exemple.fr', updateEnabled: true },
};

async function aClient() {
  const { service, brevo } = await aBrevo();
  return { service, brevo, client: createBrevoClient(brevo, { timeoutMs: 20_000 }) };
}

it('distinguishes a new contact from an existing one', async () => {
  const { client } = await aClient();
  expect(await client.send(CALL)).toMatchObject({ status: 201, code: '' });
  expect(await client.send(CALL)).toMatchObject({ status: 204, code: '' });
});

it('gives the code of a refusal, and the seconds to wait', async () => {
  const { client, service } = await aClient();
  service.respondNext('invalid');
  expect(await client.send(CALL)).toMatchObject({ status: 400, code: 'invalid_parameter' });
  service.respondNext('too-many-requests', 1, { resetSeconds: 17 });
  expect(await client.send(CALL)).toMatchObject({ status: 429, resetSeconds: 17 });
  service.respondNext('too-many-requests', 1, { resetSeconds: null });
  expect(await client.send(CALL)).toMatchObject({ status: 429, resetSeconds: null });
  service.respondNext('too-many-requests', 1, { resetSeconds: 'soon' });
  expect(await client.send(CALL)).toMatchObject({ status: 429, resetSeconds: null });
});

it('does not regard a page of another server as a response of Brevo', async () => {
  const { client, service } = await aClient();
  service.respondNext('garbage');
  expect(await client.send(CALL)).toMatchObject({ status: 200, code: null });
});

it('gives up on a service that does not respond', async () => {
  const { service, brevo } = await aClient();
  service.respondAlways('hang');
  const impatient = createBrevoClient(brevo, { timeoutMs: 50 });
  expect(await impatient.send(CALL)).toEqual({ status: null, reason: 'timeout' });
});

it('gives up on a service that closes the connection or is not there', async () => {
  const { client, service, brevo } = await aClient();
  service.respondNext('cut');
  expect(await client.send(CALL)).toEqual({ status: null, reason: expect.stringMatching(/^network/) });
  const nowhere = createBrevoClient({ ...brevo, apiUrl: 'http://127.0.0.1:1' });
  expect(await nowhere.send(CALL)).toEqual({ status: null, reason: expect.stringMatching(/^network/) });
});

it('limits the size of responses', async () => {
  const { client, service } = await aClient();
  service.respondNext('huge');
  expect(await client.send(CALL)).toEqual({ status: null, reason: 'response too large' });
});

it('follows no redirect with its key', async () => {
  const { client, service } = await aClient();
  service.respondNext('redirect');
  expect(await client.send(CALL)).toMatchObject({ status: null });
  expect(service.calls.map(({ path }) => path)).toEqual(['/v3/contacts']);
});
