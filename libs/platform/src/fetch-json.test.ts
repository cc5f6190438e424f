import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import { retryAfterOf } from './retry-after.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes the network respond with the start of a body, and `end` it afterwards. */
function respondWith(end: (body: ReadableStreamDefaultController) => void): void {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"items":'));
      end(controller);
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
}

it('has no body for a response that is not JSON', async () => {
  respondWith((body) => body.close());
  await expect(fetchJson('/api/home')).resolves.toMatchObject({ status: 200, body: null });
});

it('has the wait in the body of a refusal of too many requests', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'X' }, { status: 429, headers: { 'retry-after': '7' } }));
  const { body } = await fetchJson('/api/home');
  expect([body, retryAfterOf(body)]).toEqual([{ code: 'X', retry_after: 7 }, 7]);
});

it('rejects when the response is aborted on its way', async () => {
  respondWith((body) => body.error(new DOMException('The user aborted a request.', 'AbortError')));
  await expect(fetchJson('/api/home')).rejects.toThrow('aborted');
});
