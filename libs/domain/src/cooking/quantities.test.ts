import { describe, expect, it } from 'vitest';
import { atLeastOneServing, scaleQuantity, servingsLabel } from './quantities.ts';

describe('scaleQuantity', () => {
  it.each([
    ['200 g', 8, 4, '400 g'],
    ['200g', 2, 4, '100g'],
    ['3', 6, 4, '4,5'],
    ['1,5 kg', 2, 4, '0,8 kg'],
    ['0.5 litre', 8, 4, '1 litre'],
    ['100 g', 3, 4, '75 g'],
    ['1 cuillère à soupe', 5, 4, '1,3 cuillère à soupe'],
  ])('scales "%s" for %i instead of %i to "%s"', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
  });

  it.each([
    ['1/2 botte', '1 botte'],
    ['1 1/2 tasse', '3 tasse'],
    ['½ citron', '1 citron'],
    ['1½ tasse', '3 tasse'],
    ['1 ½ tasse', '3 tasse'],
    ['1⁄4 de litre', '0,5 de litre'],
  ])('reads the fraction of "%s" as a number', (text, doubled) => {
    expect(scaleQuantity(text, 4, 2)).toBe(doubled);
  });

  it.each([
    ['2-3 gousses', '4-6 gousses'],
    ['2 – 3 gousses', '4 – 6 gousses'],
    ['2 à 3 gousses', '4 à 6 gousses'],
    ['1/2-1 citron', '1-2 citron'],
  ])('scales both ends of "%s"', (text, doubled) => {
    expect(scaleQuantity(text, 4, 2)).toBe(doubled);
  });

  it('does not read "à soupe" or "à 30 %" as a range', () => {
    expect(scaleQuantity('2 cuillères à soupe', 4, 2)).toBe('4 cuillères à soupe');
    expect(scaleQuantity('10 cl de crème à 30 %', 4, 2)).toBe('20 cl de crème à 30 %');
  });

  it('reads thousands with a space', () => {
    expect(scaleQuantity('1 200 g', 2, 4)).toBe('600 g');
    expect(scaleQuantity('1\u202f500 ml', 8, 4)).toBe('3000 ml');
  });

  it('leaves the text as written at the original servings', () => {
    expect(scaleQuantity('1/2 botte', 4, 4)).toBe('1/2 botte');
    expect(scaleQuantity('0.50 l', 4, 4)).toBe('0.50 l');
  });

  it('leaves a quantity without a leading number unchanged', () => {
    expect(scaleQuantity('au goût', 8, 4)).toBe('au goût');
    expect(scaleQuantity('une pincée de 3 épices', 8, 4)).toBe('une pincée de 3 épices');
    expect(scaleQuantity('', 8, 4)).toBe('');
  });

  it('shows no decimal if the number is whole after rounding', () => {
    expect(scaleQuantity('1,98 kg', 3, 2)).toBe('3 kg');
  });

  it('never rounds a small quantity to 0', () => {
    expect(scaleQuantity('0,1 g de safran', 1, 6)).toBe('0,1 g de safran');
  });

  it('leaves the text as written when the servings or the number make no sense', () => {
    expect(scaleQuantity('200 g', 4, 0)).toBe('200 g');
    expect(scaleQuantity('200 g', Number.NaN, 4)).toBe('200 g');
    expect(scaleQuantity('1/0 g', 8, 4)).toBe('1/0 g');
  });
});

it('says "personne" for one serving and "personnes" for more', () => {
  expect([1, 2, 12].map(servingsLabel)).toEqual(['personne', 'personnes', 'personnes']);
});

it('serves at least one, without an upper limit', () => {
  expect([0, -3, Number.NaN, 1, 250].map(atLeastOneServing)).toEqual([1, 1, 1, 1, 250]);
});
