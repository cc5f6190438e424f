import { expect, it } from 'vitest';
import { createTokenSeal } from './sealed-token.ts';

const SECRET = Buffer.alloc(32, 1);
const NOON = new Date('2026-11-22T12:00:00Z');
const ID = '0b9a4d36-3b0c-4f0a-9d2e-6f6f3a1c7e55';
const leaving = createTokenSeal(SECRET, 'leaving');

it('gives back what was sealed', () => {
  for (const expires of [null, new Date('2026-11-22T12:00:01Z')]) {
    expect(leaving.open(leaving.seal({ id: ID, expires }), NOON)).toEqual({ id: ID, expires });
  }
});

it('opens no token from the moment at which it expires', () => {
  expect(leaving.open(leaving.seal({ id: ID, expires: NOON }), NOON)).toBeNull();
});

it('opens no token of another purpose or another secret', () => {
  const token = leaving.seal({ id: ID, expires: null });
  expect(createTokenSeal(SECRET, 'coming').open(token, NOON)).toBeNull();
  expect(createTokenSeal(Buffer.alloc(32, 2), 'leaving').open(token, NOON)).toBeNull();
});

it('opens no token with one wrong character', () => {
  const token = leaving.seal({ id: ID, expires: null });
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A';
    expect(leaving.open(`${token.slice(0, place)}${other}${token.slice(place + 1)}`, NOON)).toBeNull();
  }
});

it.each(['', 'x', ' ', '\u0000', 'é'.repeat(70), 'A'.repeat(70), 'A'.repeat(5000)])('opens nothing from %j', (text) => {
  expect(leaving.open(text, NOON)).toBeNull();
});

it('opens a token only exactly as it was written', () => {
  const token = leaving.seal({ id: ID, expires: null });
  for (const other of [`${token}=`, ` ${token}`, `${token}\n`, token.replace(/.$/, '$&!')]) {
    expect(leaving.open(other, NOON)).toBeNull();
  }
});
