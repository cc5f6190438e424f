import { data } from '@tdt/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { orElse } from './failed-reads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('in the browser, logs a failure and returns the fallback', async () => {
  vi.stubGlobal('document', {});
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await orElse(Promise.reject(data(null, { status: 404 })), [])).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  expect(await orElse(Promise.reject(data(null, { status: 503 })), [])).toEqual([]);
  expect(await orElse(Promise.reject(new TypeError('Failed to fetch')), [])).toEqual([]);
  expect(log).toHaveBeenCalledTimes(2);
});

test('throws on the server, and after the visitor has left', async () => {
  await expect(orElse(Promise.reject(data(null, { status: 503 })), [])).rejects.toBeDefined();
  vi.stubGlobal('document', {});
  const left = new DOMException('left', 'AbortError');
  await expect(orElse(Promise.reject(left), [])).rejects.toBe(left);
});
