import { afterEach, expect, it, vi } from 'vitest';
import { reportError } from './report.ts';

afterEach(() => vi.unstubAllGlobals());

it('carries the header without which nobody who is signed in may write', () => {
  const fetch = vi.fn(() => Promise.resolve());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/about' });
  reportError({ kind: 'error', message: 'x' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/client-errors',
    expect.objectContaining({
      headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
      body: JSON.stringify({ kind: 'error', message: 'x', path: '/about' }),
    }),
  );
});
