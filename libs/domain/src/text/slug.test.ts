import { SLUG_MAX } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { addressHint, EMPTY_SLUG, isUuid, numberedSlug, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ["Okonomiyaki d'Osaka au chou et au porc", 'okonomiyaki-dosaka-au-chou-et-au-porc'],
    ['Okonomiyaki d’Osaka au chou et au porc', 'okonomiyaki-dosaka-au-chou-et-au-porc'],
    ['Bœuf bourguignon au vin rouge', 'boeuf-bourguignon-au-vin-rouge'],
    ['Crème brûlée à la vanille', 'creme-brulee-a-la-vanille'],
    ['CÔTE D’IVOIRE', 'cote-divoire'],
    ['États-Unis', 'etats-unis'],
    ['Azifa, salade de lentilles à la moutarde', 'azifa-salade-de-lentilles-a-la-moutarde'],
    ['Phở bò de Hanoï', 'pho-bo-de-hanoi'],
    ["Hünkâr beğendi à l'agneau et aux aubergines", 'hunkar-begendi-a-lagneau-et-aux-aubergines'],
  ])('turns %s into %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each([
    ['Œ', 'oe'],
    ['Æ', 'ae'],
    ['ẞß', 'ssss'],
    ['Ø', 'o'],
    ['Ł', 'l'],
    ['Đ', 'd'],
    ['ıİ', 'ii'],
    ['ǽǿ', 'aeo'],
    ['ﬁ', 'fi'],
    ['Gəncə', 'gence'],
    ['Þorramatur', 'thorramatur'],
    ['Ħaż', 'haz'],
    ['ð', 'd'],
    ['ŋ', 'ng'],
    ['Kɛnkɛ', 'kenke'],
    ['Bɔfrɔt', 'bofrot'],
    ['Ɗan wake', 'dan-wake'],
    ['cho\u00adcolat', 'chocolat'],
    ['crêpe\u200bs', 'crepes'],
    ['\ufeffL‛été', 'lete'],
  ])('spells %s out as %s', (letter, spelled) => {
    expect(slugify(letter)).toBe(spelled);
  });

  it('keeps hyphens and collapses repeated hyphens and spaces', () => {
    expect(slugify('pot-au-feu  --  maison')).toBe('pot-au-feu-maison');
  });

  it('treats non-breaking spaces as spaces and non-breaking hyphens as hyphens', () => {
    expect(slugify('fish\u00a0and\u202fchips pot\u2011au\u2011feu')).toBe('fish-and-chips-pot-au-feu');
  });

  it.each([
    ['dessert / goûter (facile) : 100 % maison !', 'dessert-gouter-facile-100-maison'],
    ['Paris–Brest au praliné', 'paris-brest-au-praline'],
    ['Crêpes—Suzette', 'crepes-suzette'],
    ['Tarte pommes/poires', 'tarte-pommes-poires'],
    ['Sel & poivre', 'sel-poivre'],
    ['sel&poivre, St.Gallen:fondue', 'sel-poivre-st-gallen-fondue'],
    ['Salade d’été, dʼici et d‘ailleurs', 'salade-dete-dici-et-dailleurs'],
  ])('separates the words of "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each([
    ['Борщ украинский', 'borsch-ukrainskii'],
    ['Σπανακόπιτα', 'spanakopita'],
    ['ხაჭაპური', 'khatchapuri'],
    ['Հարիսա', 'harisa'],
    ['كبسة', 'kbst'],
    ['Phở 寿司', 'pho'],
  ])('reads the letters of other scripts: "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('has no hyphen at either end', () => {
    expect(slugify(' - Tarte - ')).toBe('tarte');
  });

  it('gives the same slug when applied twice', () => {
    const slug = slugify("Œufs d'oie à l'aneth");
    expect(slugify(slug)).toBe(slug);
  });

  it('keeps the words that fit when a title is too long', () => {
    const slug = slugify(`${'œufs '.repeat(39)}ronds`);
    expect(slug).toBe(`${'oeufs-'.repeat(25)}oeufs`);
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
    expect(slugify(slug)).toBe(slug);
  });

  it('keeps a last word that just fits, and cuts a single overlong word', () => {
    expect(slugify(`${'a'.repeat(SLUG_MAX - 2)} b c`)).toBe(`${'a'.repeat(SLUG_MAX - 2)}-b`);
    expect(slugify('œ'.repeat(200))).toHaveLength(SLUG_MAX);
  });

  it.each(['', '   ', '!?', '寿司', '---'])('is never empty, even for "%s"', (text) => {
    expect(slugify(text)).toBe(EMPTY_SLUG);
  });
});

it('warns of a title that no letter of an address can say, and of no other', () => {
  expect(addressHint('寿司')).toContain('« sans-titre »');
  for (const title of ['', ' ', 'Sans titre', '寿司 (sushi)', 'Борщ', '7']) expect(addressHint(title)).toBeNull();
});

describe('numberedSlug', () => {
  it('does not number the first slug, and numbers the others from 2', () => {
    expect([1, 2, 3].map((nth) => numberedSlug('ramen', nth))).toEqual(['ramen', 'ramen-2', 'ramen-3']);
  });
});

it('distinguishes ids in either case from slugs, and from longer texts', () => {
  expect(isUuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(true);
  expect(isUuid('3F2504E0-4F89-41D3-9A0C-0305E82C3301')).toBe(true);
  expect(isUuid('boeuf-bourguignon')).toBe(false);
  expect(isUuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301/x')).toBe(false);
});
