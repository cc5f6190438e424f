import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('tells a hash of an earlier cost from one of today', async () => {
  const passwords = createPasswords();
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false);
  expect(passwords.isOutdated(await hash('secret', { memoryCost: 9728, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(passwords.isOutdated(await hash('secret', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
});

it('has a hash for nobody that is checked at the cost of any other, and that no password has', async () => {
  const passwords = createPasswords();
  const real = await passwords.hash('secret');
  const shape = (stored: string) => stored.split('$').map((part, index) => (index < 4 ? part : part.length));
  expect(shape(passwords.nobodys)).toEqual(shape(real));
  expect(await passwords.isCorrect('', passwords.nobodys)).toBe(false);
  expect(await passwords.isCorrect('secret', passwords.nobodys)).toBe(false);
  expect(createPasswords().nobodys).not.toBe(passwords.nobodys);
});

it('leaves room in the thread pool for other work, however many passwords are checked', async () => {
  const passwords = createPasswords();
  const hashes = Array.from({ length: 20 }, () => passwords.hash('secret').then(() => 'a hash'));
  // Of the work that Node gives to its pool, the shortest.
  const other = promisify(randomBytes)(16).then(() => 'other work');
  expect(await Promise.race([...hashes, other])).toBe('other work');
  await Promise.all(hashes);
});
