import type { Aisle } from './aisles.ts';
import { SUBSTANCES, type Substance } from './substances.ts';
import { BREAD } from './table/bread.ts';
import { DAIRY } from './table/dairy.ts';
import { GROCERY } from './table/grocery.ts';
import { FISH, MEAT } from './table/meat-and-fish.ts';
import { PRODUCE } from './table/produce.ts';
import { DRINKS, SAUCES } from './table/sauces.ts';
import { SPICES } from './table/spices.ts';

/** What the table says of an ingredient. */
export interface IngredientRow {
  names: string[];
  aisle: Aisle;
  /** `null`: a cup of it makes no sense, or its density is not known. */
  gramsPerMillilitre: number | null;
  contains: readonly Substance[];
  /** What some brands and sorts of it contain: its label must be read. */
  mayContain: readonly Substance[];
}

const SECTIONS: Readonly<Record<Aisle, string>> = {
  'Fruits et légumes': PRODUCE,
  Boucherie: MEAT,
  Poissonnerie: FISH,
  Crèmerie: DAIRY,
  Boulangerie: BREAD,
  Épicerie: GROCERY,
  Épices: SPICES,
  'Huiles et sauces': SAUCES,
  Boissons: DRINKS,
};

/**
 * All rows. One is a line of its section: names, singular or plural; then, if known, "@" and the grams of a millilitre;
 * then, if any, "=" and what it contains, with "?" for what it may contain: "crème aigre, crème double @1 = lait".
 */
export const INGREDIENT_ROWS: readonly IngredientRow[] = Object.entries(SECTIONS).flatMap(([aisle, section]) =>
  section
    .trim()
    .split('\n')
    .map((line) => readRow(line, aisle as Aisle)),
);

function readRow(line: string, aisle: Aisle): IngredientRow {
  const [, names = '', density, substances = ''] = /^([^@=]+?)(?: @([\d.]+))?(?: = (.+))?$/.exec(line) ?? [];
  const codes = substances.split(' ').filter(Boolean);
  const known = (asked: string[]) =>
    asked.flatMap((code) => (code === 'porc' ? ['viande', code] : [code])).map(substanceOf);
  return {
    names: names.split(', '),
    aisle,
    gramsPerMillilitre: density === undefined ? null : Number(density),
    contains: known(codes.filter((code) => !code.endsWith('?'))),
    mayContain: known(codes.filter((code) => code.endsWith('?')).map((code) => code.slice(0, -1))),
  };
}

function substanceOf(code: string): Substance {
  const found = SUBSTANCES.find((substance) => substance === code);
  if (!found) throw new Error(`The table of ingredients has an unknown substance: ${code}`);
  return found;
}
