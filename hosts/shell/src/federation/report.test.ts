import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportThrown } from './report.ts';

const fetch = vi.fn(async () => new Response('{}'));
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/about' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends the header that the server requires of writes', () => {
  reportThrown('x');
  vi.runAllTimers();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/client-errors',
    expect.objectContaining({
      headers: expect.objectContaining({ 'x-requested-with': 'app' }),
      body: JSON.stringify({ kind: 'error', message: 'x', path: '/about' }),
    }),
  );
});

it('reports nothing of a page that is left', () => {
  reportThrown('Importing a module script failed.');
  page.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(fetch).not.toHaveBeenCalled();
});
