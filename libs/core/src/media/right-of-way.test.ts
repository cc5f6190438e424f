import { expect, it } from 'vitest';
import { createRightOfWay } from './right-of-way.ts';

it('is quiet at once where nobody has come yet', async () => {
  await createRightOfWay(1).quiet(60_000);
});

it('is not quiet before the last visitor has what he waits for', async () => {
  const { forVisitor, quiet } = createRightOfWay(1);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const visits = gates.map(({ promise }, index) =>
    forVisitor(async () => {
      await promise;
      order.push(`visitor ${index}`);
    }),
  );
  const ahead = quiet(0).then(() => order.push('quiet'));
  for (const { resolve } of gates) resolve();
  await Promise.all(visits);
  await ahead;
  expect(order).toEqual(['visitor 0', 'visitor 1', 'quiet']);
});

it('is not quiet for a while after a visitor, nor after one whose picture could not be made', async () => {
  const { forVisitor, quiet } = createRightOfWay(1);
  await expect(forVisitor(() => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  const left = performance.now();
  await quiet(20);
  expect(performance.now() - left).toBeGreaterThan(15);
});
