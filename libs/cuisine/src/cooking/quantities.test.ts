import { describe, expect, it } from 'vitest';
import { atLeastOneServing, scaleQuantity, servingsLabel } from './quantities.ts';

describe('scaleQuantity', () => {
  it.each([
    ['200 g', 8, 4, '400 g'],
    ['200g', 2, 4, '100g'],
    ['3', 6, 4, '4,5'],
    ['1,5 kg', 3, 4, '1,1 kg'],
    ['0.5 litre', 8, 4, '1 litre'],
    ['2 kg', 11, 6, '3,7 kg'],
    ['100 g', 3, 4, '75 g'],
    ['1 cuillère à soupe', 5, 4, '1,3 cuillère à soupe'],
  ])('scales "%s" for %i instead of %i to "%s"', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
  });

  it.each([
    ['1/2 botte', '1 botte'],
    ['1 1/2 tasse', '3 tasses'],
    ['½ citron', '1 citron'],
    ['1½ tasse', '3 tasses'],
    ['1 ½ tasse', '3 tasses'],
    ['1⁄4 de litre', '50 cl'],
  ])('reads the fraction of "%s" as a number', (text, doubled) => {
    expect(scaleQuantity(text, 4, 2)).toBe(doubled);
  });

  it.each([
    ['2-3 gousses', '4-6 gousses'],
    ['2 – 3 gousses', '4 – 6 gousses'],
    ['2 à 3 gousses', '4 à 6 gousses'],
    ['1/2-1 citron', '1-2 citrons'],
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

  it.each([
    ['1 kg', 1, 8, '125 g'],
    ['1 kg', 1, 6, '166,7 g'],
    ['1kg', 3, 4, '750g'],
    ['1,5 kg de carottes', 1, 2, '750 g de carottes'],
    ['1-2 kg', 2, 4, '500-1000 g'],
    ['1 litre', 1, 4, '25 cl'],
    ['1 litre', 1, 8, '12,5 cl'],
    ['3 litres', 1, 4, '75 cl'],
    ['0,1 l', 1, 12, '8,3 ml'],
    ['5 cl', 1, 8, '6,3 ml'],
    ['1 dl', 1, 2, '5 cl'],
  ])('measures "%s" for %i instead of %i in a finer unit: "%s"', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
  });

  it.each([
    ['1', 1, 4, '¼'],
    ['1', 2, 6, '⅓'],
    ['1', 2, 4, '½'],
    ['2 gousses', 2, 6, '⅔ gousse'],
    ['3 brins', 1, 4, '¾ brin'],
    ['1 cuillère à café', 3, 4, '¾ cuillère à café'],
    ['1', 5, 6, '0,8'],
    ['1', 7, 8, '0,9'],
    ['1', 1, 8, '⅛'],
    ['1', 1, 6, '⅙'],
    ['1 botte', 3, 8, '⅜ botte'],
    ['0,5 cuillère à café', 1, 8, '1/16 cuillère à café'],
    ['1/2-1 botte', 2, 4, '¼-½ botte'],
  ])('divides the spoons and pieces of "%s" for %i instead of %i: "%s"', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
  });

  it.each([
    ['1 cuillère à soupe', 1, 4, '¼ cuillère à soupe'],
    ['1 cuillère à soupe', 1, 6, '½ cuillère à café'],
    ['1 cuillère à soupe', 5, 8, '1,9 cuillère à café'],
    ['1 cuillère à soupe', 5, 6, '2,5 cuillères à café'],
  ])('measures "%s" with the small spoon where the large one has no fraction', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
  });

  it.each([
    ['0,1 g de safran', 1, 6, '0,017 g de safran'],
    ['0,3 g', 2, 4, '0,15 g'],
    ['5 ml', 1, 10, '0,5 ml'],
  ])('never rounds a weight to 0, nor far from "%s" for %i instead of %i', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
  });

  it.each([
    ['1 cuillère à soupe', 3, 1, '3 cuillères à soupe'],
    ['3 cuillères à soupe rases de sel', 1, 2, '1,5 cuillère à soupe rase de sel'],
    ['1 cuillère à café bombée', 2, 1, '2 cuillères à café bombées'],
    ['1 grosse gousse d’ail', 2, 1, '2 grosses gousses d’ail'],
    ['2 morceaux', 1, 2, '1 morceau'],
    ['2 pots de crème', 1, 2, '1 pot de crème'],
    ['1 morceau', 2, 1, '2 morceaux'],
    ['39 litres', 1, 20, '2 litres'],
    ['2-4 gousses', 1, 2, '1-2 gousses'],
    ['2-3 gousses', 1, 2, '1-1,5 gousse'],
    ['4 noix de beurre', 1, 4, '1 noix de beurre'],
    ['1 boîte (2 tasses)', 4, 2, '2 boîtes (2 tasses)'],
  ])('inflects "%s" for %i instead of %i: "%s"', (text, chosen, original, scaled) => {
    expect(scaleQuantity(text, chosen, original)).toBe(scaled);
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
