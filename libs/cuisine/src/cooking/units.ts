import { isUsualFraction, toTenth } from './amounts.ts';

/** Numbers (two of a range) and the text after them, which begins with the unit. */
export interface Measure {
  values: readonly number[];
  unit: string;
}

interface Finer {
  pattern: RegExp;
  unit: string;
  times: number;
  /** Amounts below 1 that keep their unit. */
  keeps?: (value: number) => boolean;
}

/** In this order: litres that become less than 1 cl go on to ml. "1/4 de litre" loses its "de". */
const FINER: readonly Finer[] = [
  { pattern: /^(\s*)(?:de )?(?:kg|kilos?|kilogrammes?)(?!\p{L})/iu, unit: 'g', times: 1000 },
  { pattern: /^(\s*)(?:de )?(?:l|litres?)(?!\p{L})/iu, unit: 'cl', times: 100 },
  { pattern: /^(\s*)(?:dl|décilitres?)(?!\p{L})/iu, unit: 'cl', times: 10 },
  { pattern: /^(\s*)(?:cl|centilitres?)(?!\p{L})/iu, unit: 'ml', times: 10 },
  { pattern: /^(\s*)cuillères? à soupe(?!\p{L})/iu, unit: 'cuillère à café', times: 3, keeps: isUsualFraction },
];

/**
 * The same amount in the finest unit that it needs: kg -> g, l -> cl -> ml below 1; a soup spoon is three tea spoons.
 */
export function inFinerUnit({ values, unit }: Measure): Measure {
  const least = Math.min(...values);
  const index = FINER.findIndex(({ pattern }) => pattern.test(unit));
  const finer = FINER[index];
  if (!finer || least >= 1 || finer.keeps?.(least)) return { values, unit };
  const renamed = unit.replace(finer.pattern, (_, blanks: string) => blanks + finer.unit);
  return inFinerUnit({ values: values.map((value) => value * finer.times), unit: renamed });
}

/** Whether amounts below 1 are read off a scale or a jug, where fractions help nobody. */
export const isScaled = (unit: string): boolean => /^\s*(?:mg|g|gr|grammes?|ml|millilitres?)(?!\p{L})/iu.test(unit);

/** Units and the adjectives beside them, which take an s; others are left as written. */
const COUNTED = new Set(
  `ampoule assiette autre bande barquette barre bâton blanc bol boîte botte bouquet bouteille boule branche brin
  brique bulbe canette capsule carré centilitre citron conserve copeau couronne cube cuillère cuillerée
  demi-botte demi-cuillère dizaine dose dosette douzaine feuille feuillet filet galette gobelet gousse goutte
  grain gramme jaune kilo kilogramme lamelle litre louche millilitre morceau motte moitié noisette pavé paquet
  pièce pied pincée plaque poignée pointe portion pot quartier rondelle rouleau sachet sac tablette tasse tête
  tige tranche trait tube verre zeste bombé bombée bon bonne belle fin fine grand grande grosse petit petite
  plein pleine ras rase rasée`.split(/\s+/),
);

/** The unit as French wants it after this number: plural from 2 on ("1,9 cuillère", "2 cuillères rases"). */
export function inflectUnit(unit: string, value: number): string {
  const isPlural = toTenth(value) >= 2;
  // What follows "de" is the ingredient, what stands in brackets a remark.
  const end = /\s(?:de|du|des)\s|\sd['’]|[(,]/u.exec(unit)?.index ?? unit.length;
  const words = unit.slice(0, end).replace(/[\p{L}-]+/gu, (word) => inflected(word, isPlural));
  return words + unit.slice(end);
}

function inflected(word: string, isPlural: boolean): string {
  const singular = COUNTED.has(word) ? word : word.replace(/(?<=eau)x$|s$/u, '');
  if (!COUNTED.has(singular)) return word;
  if (!isPlural || singular.endsWith('s')) return singular;
  return singular + (singular.endsWith('eau') ? 'x' : 's');
}
