import { afterEach, expect, test, vi } from 'vitest';
import { messageOf, readOutcome, subscribe, syncInBackground } from './subscribe.ts';

afterEach(() => vi.unstubAllGlobals());

const problem = {
  type: 'about:blank',
  title: 'Trop de requêtes.',
  status: 429,
  code: 'TOO_MANY_REQUESTS' as const,
  detail: 'Réessayez dans une minute.',
  instance: '/api/newsletter/subscriptions',
  request_id: '1',
};

test('reads what was stored', () => {
  expect(readOutcome(201, { id: 'a', status: 'active' })).toEqual({ kind: 'stored', status: 'active' });
  expect(readOutcome(201, { id: 'a', status: 'confirmation' })).toEqual({ kind: 'stored', status: 'confirmation' });
});

test('distinguishes an address that is already subscribed from other problems', () => {
  expect(readOutcome(409, { ...problem, code: 'DUPLICATE_EMAIL' })).toEqual({ kind: 'duplicate' });
  expect(readOutcome(429, problem)).toEqual({ kind: 'failed', problem });
});

test('takes what makes no sense for unexpected', () => {
  for (const [status, body] of [
    [200, { id: 'a', status: 'active' }],
    [201, null],
    [201, 'ok'],
    [502, { message: 'Bad gateway' }],
    [500, null],
  ] as const) {
    expect(readOutcome(status, body), `${status} ${JSON.stringify(body)}`).toEqual({ kind: 'unexpected' });
  }
});

test('says the fields that were refused, else the detail, else the title', () => {
  expect(messageOf({ ...problem, errors: [{ path: 'email', message: 'Email invalide' }] })).toBe('Email invalide');
  expect(messageOf(problem)).toBe('Réessayez dans une minute.');
  expect(messageOf({ ...problem, detail: '' })).toBe('Trop de requêtes.');
});

test('carries in both steps the header that writes of signed-in users need', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ id: 'a', status: 'active' }, { status: 202 }),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', {});
  const person = { first_name: 'Ana', last_name: 'Lima', email: 'ana@example.org', birthdate: null, opted_in: true };
  await subscribe({ ...person, source: 'website_default' });
  await syncInBackground({
    firstName: 'Ana',
    lastName: 'Lima',
    email: 'ana@example.org',
    source: 'website_default',
    optedIn: true,
  });
  const headers = fetch.mock.calls.map(([path, init]) => [path, new Headers(init.headers).get('x-requested-with')]);
  expect(headers).toEqual([
    ['/api/newsletter/subscriptions', 'app'],
    ['/api/newsletter/brevo', 'app'],
  ]);
});
