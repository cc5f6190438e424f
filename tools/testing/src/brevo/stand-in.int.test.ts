import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrevoStandIn, startBrevoStandIn } from './stand-in.ts';

const CONTACT = { email: 'Ana@example.org', attributes: { PRENOM: 'Ana' }, listIds: [3], updateEnabled: true };

let brevo: BrevoStandIn;
beforeEach(async () => {
  brevo = await startBrevoStandIn({ callsPerSecond: 1000 });
});
afterEach(() => brevo.close());

function call(method: string, path: string, body?: unknown, key = brevo.env.BREVO_API_KEY): Promise<Response> {
  return fetch(`${brevo.url}/v3${path}`, {
    method,
    headers: { 'api-key': key, 'content-type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
  });
}
const answerTo = async (...sent: Parameters<typeof call>) => {
  const response = await call(...sent);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};
const contact = (email = 'ana@example.org') => brevo.contacts.get(email);

describe('contacts', () => {
  it('creates a contact, updates it with updateEnabled, and refuses a second one without', async () => {
    expect(await answerTo('POST', '/contacts', CONTACT)).toEqual({ status: 201, body: { id: 1 } });
    const again = { email: 'ana@EXAMPLE.org', attributes: { NOM: 'Lima' }, emailBlacklisted: true };
    expect(await answerTo('POST', '/contacts', again)).toMatchObject({
      status: 400,
      body: { code: 'duplicate_parameter', metadata: { duplicate_identifiers: ['email'] } },
    });
    expect(await answerTo('POST', '/contacts', { ...again, updateEnabled: true })).toEqual({ status: 204, body: null });
    expect(brevo.contacts.size).toBe(1);
    expect(contact()).toMatchObject({
      attributes: { PRENOM: 'Ana', NOM: 'Lima' },
      listIds: [3],
      emailBlacklisted: true,
    });
  });

  it('updates a contact by its address, takes it off lists, and shows it', async () => {
    await call('POST', '/contacts', CONTACT);
    const path = `/contacts/${encodeURIComponent('ana@example.org')}`;
    const change = { emailBlacklisted: true, unlinkListIds: [3] };
    expect((await call('PUT', path, change)).status).toBe(204);
    expect(await answerTo('GET', path)).toMatchObject({
      status: 200,
      body: { email: 'Ana@example.org', listIds: [], emailBlacklisted: true },
    });
  });

  it('takes contacts off lists by PUT only, as documented', async () => {
    await call('POST', '/contacts', CONTACT);
    await call('POST', '/contacts', { ...CONTACT, listIds: [], unlinkListIds: [3] });
    expect(contact()?.listIds).toEqual([3]);
  });

  it('ignores a value that is no date in an attribute for dates', async () => {
    await call('POST', '/contacts', { ...CONTACT, attributes: { DATE_NAISSANCE: '1990-02-03' } });
    await call('POST', '/contacts', { ...CONTACT, attributes: { DATE_NAISSANCE: 'hier' } });
    expect(contact()?.attributes).toEqual({ DATE_NAISSANCE: '1990-02-03' });
  });

  it.each<[string, string, unknown]>([
    ['missing_parameter', 'no address', { listIds: [3] }],
    ['invalid_parameter', 'a bad address', { email: 'ana@localhost' }],
    ['invalid_parameter', 'an unknown attribute', { ...CONTACT, attributes: { AGE: '7' } }],
    ['invalid_parameter', 'an unknown list', { ...CONTACT, listIds: [3, 4] }],
    ['bad_request', 'no JSON', '{"email":'],
  ])('answers 400 %s to %s, and changes nothing', async (code, _title, body) => {
    expect(await answerTo('POST', '/contacts', body)).toMatchObject({ status: 400, body: { code } });
    expect(brevo.contacts.size).toBe(0);
  });

  it('answers 404 for contacts it does not hold, and for paths it does not know', async () => {
    for (const [method, path] of [
      ['GET', '/contacts/b%40example.org'],
      ['PUT', '/contacts/b%40example.org'],
      ['GET', '/lists'],
    ] as const)
      expect(await answerTo(method, path, method === 'PUT' ? {} : undefined)).toMatchObject({
        status: 404,
        body: { code: 'document_not_found' },
      });
  });
});

describe('mails', () => {
  const MAIL = { templateId: 7, to: [{ email: 'ana@example.org' }], params: { PRENOM: 'Ana' } };

  it('takes a mail once for each key', async () => {
    const first = await answerTo('POST', '/smtp/email', { ...MAIL, headers: { idempotencyKey: 'k1' } });
    expect(first).toEqual({ status: 201, body: { messageId: brevo.mails[0]?.messageId } });
    expect(await answerTo('POST', '/smtp/email', { ...MAIL, headers: { idempotencyKey: 'k1' } })).toMatchObject({
      status: 400,
      body: { code: 'duplicate_parameter' },
    });
    await call('POST', '/smtp/email', { ...MAIL, headers: { idempotencyKey: 'k2' } });
    expect(brevo.mails).toMatchObject([
      { to: ['ana@example.org'], templateId: 7, params: { PRENOM: 'Ana' }, idempotencyKey: 'k1' },
      { idempotencyKey: 'k2' },
    ]);
  });

  it.each([{ ...MAIL, to: [] }, { ...MAIL, to: [{ email: 'x' }] }, { ...MAIL, templateId: 8 }, { to: MAIL.to }])(
    'refuses %j',
    async (body) => {
      expect((await call('POST', '/smtp/email', body)).status).toBe(400);
      expect(brevo.mails).toEqual([]);
    },
  );
});

it('refuses calls with a wrong or no key, and stores no keys', async () => {
  expect(await answerTo('POST', '/contacts', CONTACT, 'other')).toMatchObject({
    status: 401,
    body: { code: 'unauthorized', message: 'Key not found' },
  });
  expect((await fetch(`${brevo.url}/v3/contacts`, { method: 'POST' })).status).toBe(401);
  expect(brevo.calls).toMatchObject([
    { method: 'POST', path: '/v3/contacts', body: CONTACT, status: 401, at: expect.any(Date) },
    { body: null, status: 401 },
  ]);
  expect(JSON.stringify(brevo.calls)).not.toContain('other');
});

it('sends its limit with every answer, and refuses calls above it', async () => {
  const slow = await startBrevoStandIn({ callsPerSecond: 2 });
  try {
    // Within two seconds there are three calls of one second, or four of both.
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${slow.url}/v3/contacts/a%40b.fr`, { headers: { 'api-key': 'x' } })),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get('x-sib-ratelimit-remaining')).toBe('0');
    for (const { headers } of answers) {
      expect(headers.get('x-sib-ratelimit-limit')).toBe('2');
      expect(headers.get('x-sib-ratelimit-reset')).toBe('1');
    }
  } finally {
    await slow.close();
  }
});

describe('faults', () => {
  it.each([
    ['unauthorized', 401, 'unauthorized'],
    ['forbidden', 403, 'permission_denied'],
    ['duplicate', 400, 'duplicate_parameter'],
    ['invalid', 400, 'invalid_parameter'],
    ['too-many-requests', 429, 'too_many_requests'],
    ['server-error', 500, 'internal_error'],
  ] as const)('answers %s with %i, nothing done, and then works', async (fault, status, code) => {
    brevo.answerNext(fault, 2);
    for (let time = 0; time < 2; time += 1)
      expect(await answerTo('POST', '/contacts', CONTACT)).toMatchObject({ status, body: { code } });
    expect(brevo.contacts.size).toBe(0);
    expect((await call('POST', '/contacts', CONTACT)).status).toBe(201);
  });

  it('says when to come again after 429, or does not', async () => {
    brevo.answerAlways('too-many-requests', { resetSeconds: 42 });
    expect((await call('POST', '/contacts', CONTACT)).headers.get('x-sib-ratelimit-reset')).toBe('42');
    brevo.answerAlways('too-many-requests', { resetSeconds: null });
    expect((await call('POST', '/contacts', CONTACT)).headers.get('x-sib-ratelimit-reset')).toBeNull();
    brevo.answerAlways(null);
    expect((await call('POST', '/contacts', CONTACT)).status).toBe(201);
  });

  it('hangs, and does nothing', async () => {
    brevo.answerNext('hang');
    const given = new AbortController();
    const hanging = fetch(`${brevo.url}/v3/contacts`, { method: 'POST', signal: given.signal });
    await brevo.called(1);
    expect(brevo.calls[0]?.status).toBeNull();
    given.abort();
    await expect(hanging).rejects.toThrow('aborted');
    expect(brevo.contacts.size).toBe(0);
  });

  it('answers garbage', async () => {
    brevo.answerNext('garbage');
    const response = await call('POST', '/contacts', CONTACT);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(brevo.contacts.size).toBe(0);
  });

  it('sends an endless body to clients that keep reading', async () => {
    brevo.answerNext('huge');
    const { body } = await call('POST', '/contacts', CONTACT);
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > 1_000_000) break;
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(brevo.contacts.size).toBe(0);
  });

  it('redirects to a place that shows who followed', async () => {
    brevo.answerNext('redirect');
    const response = await call('POST', '/contacts', CONTACT);
    expect(response.status).toBe(307);
    await fetch(String(response.headers.get('location')), { method: 'POST' });
    expect(brevo.calls.map(({ path }) => path)).toEqual(['/v3/contacts', '/v3/elsewhere']);
  });

  it('does the work and cuts the connection before the answer', async () => {
    brevo.answerNext('cut');
    await expect(call('POST', '/contacts', CONTACT)).rejects.toThrow('fetch failed');
    expect(contact()).toBeDefined();
    expect(brevo.calls[0]?.status).toBeNull();
  });
});

it('delays answers until they are released', async () => {
  const release = brevo.hold();
  let isAnswered = false;
  const answered = call('POST', '/contacts', CONTACT).finally(() => {
    isAnswered = true;
  });
  await brevo.called(1);
  // A call that is not held overtakes nothing: it is answered by the server itself.
  expect((await fetch(brevo.url)).status).toBe(200);
  expect(isAnswered).toBe(false);
  release();
  expect((await answered).status).toBe(201);
});

it('shows contacts, mails and calls at its address', async () => {
  await call('POST', '/contacts', CONTACT);
  const shown = await (await fetch(brevo.url)).json();
  expect(shown).toMatchObject({ contacts: [{ email: 'Ana@example.org' }], mails: [], calls: [{ status: 201 }] });
});

it('posts events to a webhook with its token, one or several', async () => {
  const received: unknown[] = [];
  const hook = createServer(async (request, response) => {
    received.push({ authorization: request.headers.authorization, body: await json(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  try {
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    const event = { event: 'unsubscribe', email: 'ana@example.org', at: new Date('2026-11-22T10:00:00Z') };
    expect((await brevo.sendEvent(event, { url, secret: 'token' })).status).toBe(204);
    await brevo.sendEvent([event, { ...event, event: 'hard_bounce' }], { url });
    expect(received).toMatchObject([
      { authorization: 'Bearer token', body: { event: 'unsubscribe', email: 'ana@example.org', ts_event: 1795341600 } },
      { authorization: undefined, body: [{ event: 'unsubscribe' }, { event: 'hard_bounce' }] },
    ]);
  } finally {
    hook.close();
    hook.closeAllConnections();
  }
});
