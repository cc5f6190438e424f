import { expect, it } from 'vitest';
import { createCrowd } from './crowd.ts';

it('leaves room for other remotes', () => {
  const crowd = createCrowd();
  const leave = Array.from({ length: 40 }, () => crowd.enter('catalogue'));
  expect([crowd.isFull('catalogue'), crowd.isFull('recipe-detail')]).toEqual([true, false]);
  leave[0]?.();
  expect(crowd.isFull('catalogue')).toBe(false);
});

it('is full earlier when pages wait long', () => {
  const clock = { ms: 0 };
  const crowd = createCrowd(() => clock.ms);
  for (let page = 0; page < 10; page += 1) crowd.enter('catalogue');
  expect(crowd.isFull('catalogue')).toBe(false);
  clock.ms = 1001;
  expect(crowd.isFull('catalogue')).toBe(true);
});
