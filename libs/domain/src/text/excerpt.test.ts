import { describe, expect, it } from 'vitest';
import { excerpt, firstCharacters, shorten } from './excerpt.ts';

describe('excerpt', () => {
  it('keeps the first words and marks the cut', () => {
    expect(excerpt('un deux trois quatre', 3)).toBe('un deux trois…');
  });

  it('keeps a text of exactly as many words', () => {
    expect(excerpt('un deux trois.', 3)).toBe('un deux trois.');
  });

  it('ends on a word, not on a comma before the ellipsis', () => {
    expect(excerpt('du riz, du poisson, des algues', 4)).toBe('du riz, du poisson…');
  });

  it('does not count separate punctuation as words', () => {
    expect(excerpt('du sel : du poivre !', 4)).toBe('du sel : du poivre !');
  });

  it('is empty for a missing text', () => {
    expect(excerpt(null, 12)).toBe('');
  });
});

it('ends the beginning of a text between characters, and keeps a text that fits', () => {
  expect(firstCharacters('riz \u{1f372}', 5)).toBe('riz ');
  expect(firstCharacters('riz \u{1f372}', 6)).toBe('riz \u{1f372}');
});

describe('shorten', () => {
  it('keeps a short text, with single spaces', () => {
    expect(shorten(' un\n deux ', 10)).toBe('un deux');
  });

  it('cuts between two words and stays within the length', () => {
    const short = shorten('Une soupe de nouilles, servie brûlante', 24);
    expect(short).toBe('Une soupe de nouilles…');
    expect(short.length).toBeLessThanOrEqual(24);
  });

  it('cuts a single long word', () => {
    expect(shorten('anticonstitutionnellement', 5)).toBe('anti…');
  });

  it.each([
    ['\u{1f469}\u200d\u{1f373}', 160],
    ['\u{1f1eb}\u{1f1f7}', 7],
    ['e\u0301\u0323', 11],
  ])('cuts no character that readers see as one: "%s"', (character, length) => {
    const short = shorten(character.repeat(length), length);
    expect(short).toMatch(new RegExp(`^(?:${character})+…$`, 'u'));
    expect(short.length).toBeLessThanOrEqual(length);
  });
});
