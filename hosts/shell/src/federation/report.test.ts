import { afterEach, expect, it, vi } from 'vitest';
import { reportThrown } from './report.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends the header that the server requires of writes', () => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/about' });
  reportThrown('x');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/client-errors',
    expect.objectContaining({
      headers: expect.objectContaining({ 'x-requested-with': 'app' }),
      body: JSON.stringify({ kind: 'error', message: 'x', path: '/about' }),
    }),
  );
});
