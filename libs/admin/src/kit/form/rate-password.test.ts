import { expect, it } from 'vitest';
import { ratePassword } from './rate-password.ts';

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890123456', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['password123', 'weak'],
  ['motdepasse1', 'weak'],
  ['tajine', 'weak'],
  ['tajine7!', 'fair'],
  ['tajine aux 7 prunes', 'strong'],
  ['kR7!vb2#Lq', 'good'],
])('rates "%s" as %s', (password, strength) => {
  expect(ratePassword(password)).toBe(strength);
});

it('never rates a longer password below the one it begins with', () => {
  const password = 'Le riz cuit 12 min!';
  const ratings = [...password].map((_, end) =>
    ['weak', 'fair', 'good', 'strong'].indexOf(ratePassword(password.slice(0, end))),
  );
  expect(ratings).toEqual([...ratings].sort());
});
