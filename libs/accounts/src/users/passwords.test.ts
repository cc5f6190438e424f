import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('recognises a hash with earlier settings', async () => {
  const passwords = createPasswords();
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false);
  expect(passwords.isOutdated(await hash('secret', { memoryCost: 9728, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(passwords.isOutdated(await hash('secret', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
});

it('has a decoy hash, which costs as much to check as a real one and which no password has', async () => {
  const passwords = createPasswords();
  const real = await passwords.hash('secret');
  const shape = (stored: string) => stored.split('$').map((part, index) => (index < 4 ? part : part.length));
  expect(shape(passwords.decoy)).toEqual(shape(real));
  expect(await passwords.isCorrect('', passwords.decoy)).toBe(false);
  expect(await passwords.isCorrect('secret', passwords.decoy)).toBe(false);
  expect(createPasswords().decoy).not.toBe(passwords.decoy);
});

it('leaves room in the thread pool for other work, however many passwords are checked', async () => {
  const passwords = createPasswords();
  const hashes = Array.from({ length: 20 }, () => passwords.hash('secret').then(() => 'a hash'));
  // The shortest work that Node gives to its pool.
  const other = promisify(randomBytes)(16).then(() => 'other work');
  expect(await Promise.race([...hashes, other])).toBe('other work');
  await Promise.all(hashes);
});
