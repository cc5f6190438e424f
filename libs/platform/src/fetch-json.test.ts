import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(text: string, status: number) {
  const fetch = vi.fn(async () => new Response(text, { status, headers: { 'retry-after': '3' } }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('reads JSON, whatever the status', async () => {
  const fetch = answering('{"code":"NOT_FOUND"}', 404);
  expect(await fetchJson('/api/x')).toMatchObject({ ok: false, status: 404, body: { code: 'NOT_FOUND' } });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/x', { headers: { accept: 'application/json' } });
});

it('answers null for what is not JSON', async () => {
  answering('<p>Bad gateway</p>', 502);
  const { body, headers } = await fetchJson('/api/x');
  expect([body, headers.get('retry-after')]).toEqual([null, '3']);
});

it('writes JSON with the header that the server requires of writes', async () => {
  const fetch = answering('{}', 201);
  await fetchJson('/api/x', { body: { a: 1 }, keepalive: true });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/x', {
    method: 'POST',
    keepalive: true,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-requested-with': 'app' },
    body: '{"a":1}',
  });
});
