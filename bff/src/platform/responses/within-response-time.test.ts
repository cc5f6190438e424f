import { expect, it } from 'vitest';
import { withinResponseTime } from './within-response-time.ts';

it('returns a value that is there, and one that comes in time', async () => {
  expect(await withinResponseTime('now')).toBe('now');
  expect(await withinResponseTime(Promise.resolve('soon'))).toBe('soon');
  await expect(withinResponseTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('does not wait for ever', async () => {
  await expect(withinResponseTime(new Promise(() => {}), 1)).rejects.toMatchObject({ code: 'NOT_READY', status: 503 });
});
