import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';

it('hands on what is there, and what comes in time', async () => {
  expect(await inTime('now')).toBe('now');
  expect(await inTime(Promise.resolve('soon'))).toBe('soon');
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('does not wait for ever', async () => {
  await expect(inTime(new Promise(() => {}), 1)).rejects.toMatchObject({ code: 'NOT_READY', status: 503 });
});
