import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency.ts';

it('runs as many pieces as the limit allows, queues as many as the queue takes, and refuses the rest', async () => {
  const limited = limitConcurrency(2, 1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let running = 0;
  const work = async () => {
    running += 1;
    await gate;
    return running;
  };
  const [first, second, third, fourth] = [limited(work), limited(work), limited(work), limited(work)];
  await expect(fourth).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 1 } });
  expect(running).toBe(2);
  open();
  await Promise.all([first, second, third]);
  expect(running).toBe(3);
  await expect(limited(async () => 'room again')).resolves.toBe('room again');
});
