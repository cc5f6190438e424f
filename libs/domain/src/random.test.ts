import { describe, expect, it } from 'vitest';
import { pick, sample, seededRandom, shuffle, tilt } from './random.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('shuffle', () => {
  it('keeps every item and leaves the given list alone', () => {
    const shuffled = shuffle(letters, seededRandom(1));
    expect(shuffled.toSorted()).toEqual(letters);
    expect(letters.join('')).toBe('abcde');
  });

  it('puts every item first about equally often', () => {
    const random = seededRandom(2);
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
    expect(new Set(sample(letters, 3, seededRandom(3))).size).toBe(3);
  });

  it('takes all items if there are fewer', () => {
    expect(sample(letters, 9, seededRandom(4))).toHaveLength(5);
  });
});

describe('pick', () => {
  it('can take any item, also the last', () => {
    expect(pick(letters, () => 0)).toBe('a');
    expect(pick(letters, () => 0.999)).toBe('e');
  });

  it('takes nothing from an empty list', () => {
    expect(pick([], seededRandom(5))).toBeUndefined();
  });
});

describe('tilt', () => {
  it('leans by 10 to 15 whole degrees to either side', () => {
    const random = seededRandom(6);
    const tilts = new Set(Array.from({ length: 500 }, () => tilt(random)));
    expect([...tilts].toSorted((a, b) => a - b)).toEqual([-15, -14, -13, -12, -11, -10, 10, 11, 12, 13, 14, 15]);
  });
});
