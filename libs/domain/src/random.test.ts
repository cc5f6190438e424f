import { describe, expect, it } from 'vitest';
import { pick, sample, shuffle, tilt } from './random.ts';

/** A small fixed generator, so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('shuffle', () => {
  it('keeps every item and leaves the given list alone', () => {
    const shuffled = shuffle(letters, numbers(1));
    expect(shuffled.toSorted()).toEqual(letters);
    expect(letters.join('')).toBe('abcde');
  });

  it('gives every item each place about as often', () => {
    const random = numbers(2);
    const firsts = Array.from({ length: 5000 }, () => shuffle(letters, random)[0]);
    for (const letter of letters) {
      const share = firsts.filter((first) => first === letter).length / firsts.length;
      expect(share).toBeGreaterThan(0.17);
      expect(share).toBeLessThan(0.23);
    }
  });
});

describe('sample', () => {
  it('takes different items', () => {
    expect(new Set(sample(letters, 3, numbers(3))).size).toBe(3);
  });

  it('takes all when there are fewer', () => {
    expect(sample(letters, 9, numbers(4))).toHaveLength(5);
  });
});

describe('pick', () => {
  it('takes one of the items, the last one included', () => {
    expect(pick(letters, () => 0)).toBe('a');
    expect(pick(letters, () => 0.999)).toBe('e');
  });

  it('has nothing to take from an empty list', () => {
    expect(pick([], numbers(5))).toBeUndefined();
  });
});

describe('tilt', () => {
  it('leans by 10 to 15 whole degrees to either side', () => {
    const random = numbers(6);
    const tilts = new Set(Array.from({ length: 500 }, () => tilt(random)));
    expect([...tilts].toSorted((a, b) => a - b)).toEqual([-15, -14, -13, -12, -11, -10, 10, 11, 12, 13, 14, 15]);
  });
});
