/** How far a shown number may be from the exact one. */
const TOLERANCE = 0.05;

const sign = (value: number, text: string) => ({ value, text });
const FRACTIONS = [sign(1 / 4, '¼'), sign(1 / 3, '⅓'), sign(1 / 2, '½'), sign(2 / 3, '⅔'), sign(3 / 4, '¾')];
/** Where neither the usual fractions nor one decimal come near enough. */
const RARE_FRACTIONS = [sign(1 / 8, '⅛'), sign(1 / 6, '⅙'), sign(3 / 8, '⅜')];
/** From here down 1/n is near enough for a whole n. */
const SMALL = 1 / 9.5;

const isNear = (shown: number, exact: number): boolean => Math.abs(shown - exact) <= TOLERANCE * exact + Number.EPSILON;
const nearest = (fractions: typeof FRACTIONS, exact: number) => fractions.find(({ value }) => isNear(value, exact));

/** Rounded to one decimal, as shown. */
export const toTenth = (value: number): number => Math.round((value + Number.EPSILON) * 10) / 10;

/** Whether spoons and pieces show this number as one of ¼ ⅓ ½ ⅔ ¾. */
export const isUsualFraction = (value: number): boolean => nearest(FRACTIONS, value) !== undefined;

/**
 * A number in French, at most 5 % off: whole, or with one decimal after a comma. That is always near enough from 1 on;
 * below, more decimals are shown where needed.
 */
export function formatDecimal(value: number): string {
  const tenth = toTenth(value);
  return String(isNear(tenth, value) ? tenth : Number(value.toPrecision(2))).replace('.', ',');
}

/** A number of spoons or pieces, at most 5 % off: as `formatDecimal`, but ¼ ⅓ ½ ⅔ ¾ where one of them is near. */
export function formatPieces(value: number): string {
  if (value >= 1) return formatDecimal(value);
  const usual = nearest(FRACTIONS, value);
  if (usual) return usual.text;
  if (isNear(toTenth(value), value)) return formatDecimal(value);
  return nearest(RARE_FRACTIONS, value)?.text ?? (value < SMALL ? `1/${Math.round(1 / value)}` : formatDecimal(value));
}
