import { expect, it } from 'vitest';
import { atLeastOneServing, servingsLabel } from './servings.ts';

it('says "personne" for one and "personnes" for more', () => {
  expect([1, 2, 12].map(servingsLabel)).toEqual(['personne', 'personnes', 'personnes']);
});

it('never serves fewer than one, and knows no upper bound', () => {
  expect([0, -3, Number.NaN, 1, 250].map(atLeastOneServing)).toEqual([1, 1, 1, 1, 250]);
});
