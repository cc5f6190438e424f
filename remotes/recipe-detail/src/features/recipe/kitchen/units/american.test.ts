import { describe, expect, it } from 'vitest';
import { american } from './american.ts';

describe('quantities', () => {
  it.each([
    // Where the density is known: cups, down to spoons.
    ['200 g', 'farine de blé', '1⅔ cups'],
    ['250 g', 'sucre', '1¼ cups'],
    ['200 g de farine', 'farine de blé', '1⅔ cups de farine'],
    ['1 kg', 'sucre', '5 cups'],
    ['10 g', 'sucre', '2½ cuillères à café'],
    // Volumes.
    ['1 litre', 'lait', '4¼ cups'],
    ['25 cl', 'crème liquide', '1 cup'],
    ['½ l', 'lait', '2 cups'],
    ['8 cl', 'huile d’olive', '⅓ cup'],
    ['15 cl', 'eau', '⅔ cup'],
    ['3 cl', 'eau', '2 cuillères à soupe'],
    ['5 ml', 'extrait de vanille', '1 cuillère à café'],
    ['2 dl', 'lait', '¾ cup + 1 cuillère à soupe'],
    ['100 g', 'beurre', '⅓ cup + 2 cuillères à soupe'],
    ['110 g', 'beurre', '½ cup'],
    ['65 g', 'beurre', '4½ cuillères à soupe'],
    ['10 à 15 cl de lait', 'lait', '⅓ cup + 1 cuillère à soupe à ⅔ cup de lait'],
    // Weights of what no cook puts into a cup.
    ['300 g', 'bœuf haché', '10,6 oz'],
    ['1,5 kg', 'poulet fermier en morceaux', '3,3 lb'],
    ['500-600 g', 'bœuf haché', '1,1 lb-1,3 lb'],
    ['300 g', 'un nom que rien ne connaît', '10,6 oz'],
  ])('shows "%s" of %s as "%s"', (quantity, ingredient, shown) => {
    expect(american.quantity(quantity, ingredient)).toBe(shown);
  });

  it.each(['3', '2 cuillères à soupe', '½ botte', 'au goût', '0,3 g', '1 boîte (400 g)', '2 gousses', ''])(
    'leaves "%s" as it is',
    (quantity) => {
      expect(american.quantity(quantity, 'safran')).toBe(quantity);
    },
  );

  it('adds at most whole soup spoons to cups, and is never more than 12 % off, from a tea spoon to two litres', () => {
    const SIGNS: Record<string, number> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 };
    const UNITS: Record<string, number> = { cup: 236.588, cups: 236.588, soupe: 14.787, café: 4.929 };
    const read = (text: string) => {
      const [, whole = '', sign = '', unit = ''] = /^(\d*)([¼⅓½⅔¾]?) (?:cuillères? à )?(\p{L}+)$/u.exec(text) ?? [];
      return (Number(whole) + (SIGNS[sign] ?? 0)) * (UNITS[unit] ?? Number.NaN);
    };
    for (let millilitres = 5; millilitres <= 2000; millilitres += 1) {
      const shown = american.quantity(`${millilitres} ml`, 'eau');
      expect(shown).toMatch(/^[^+]+(?:cups? \+ [123] cuillères? à soupe)?$/);
      const sum = shown.split(' + ').reduce((total, part) => total + read(part), 0);
      expect(Math.abs(sum - millilitres) / millilitres, `${millilitres} ml: ${shown}`).toBeLessThan(0.125);
    }
  });
});

describe('temperatures', () => {
  it.each([
    ['Enfournez à 180 °C.', 'Enfournez à 355 °F.'],
    ['à 200°C', 'à 390°F'],
    ['entre 160-170 °C', 'entre 320-340 °F'],
    ['jusqu’à 105 °C environ', 'jusqu’à 221 °F environ'],
    ['un moule de 24 cm, 2 cl, 30 minutes', 'un moule de 24 cm, 2 cl, 30 minutes'],
  ])('shows "%s" as "%s"', (text, shown) => {
    expect(american.text(text)).toBe(shown);
  });
});
