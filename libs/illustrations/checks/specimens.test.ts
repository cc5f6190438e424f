import { describe, expect, it } from 'vitest';
import accepted from './baseline.json' with { type: 'json' };
import { dishSpecimens, fingerprint, placeSpecimens, type Specimen } from './specimens.ts';

const baseline: Readonly<Record<string, string>> = accepted;

/** A spread of a dozen: every dish and country has its turn only in `check:pictures`. */
const spread = (specimens: readonly Specimen[]): Specimen[] => {
  const step = Math.ceil(specimens.length / 12) | 1;
  return specimens.filter((_, index) => index % step === 0);
};

const countries = [...new Set(Object.keys(baseline).flatMap((name) => /^[A-Z]{2}(?=\|)/.exec(name) ?? []))];

describe('drawing', () => {
  it.each(spread(dishSpecimens))('paints the dish $name as it was accepted', ({ name, draw }) => {
    expect(fingerprint(draw())).toBe(baseline[name]);
  });

  it.each(spread(placeSpecimens(countries)))('paints the place $name as it was accepted', ({ name, draw }) => {
    expect(fingerprint(draw())).toBe(baseline[name]);
  });

  it('has an accepted picture of every dish in every view', () => {
    expect(dishSpecimens.filter(({ name }) => !(name in baseline))).toEqual([]);
  });
});
