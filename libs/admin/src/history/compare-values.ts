import { type ComparedRow, compareRows } from './compare-rows.ts';
import { type ComparedText, createWordComparison } from './compare-words.ts';
import type { ComparedField } from './compared.ts';

/** A field that two versions differ in. */
export interface Difference<Values> {
  field: ComparedField<Values>;
  /** The text, or the rows. */
  content: ComparedText | ComparedRow[];
}

/** The fields that two versions differ in, in the order of the form. */
export function compareValues<Values>(
  fields: readonly ComparedField<Values>[],
  before: Values,
  after: Values,
): Difference<Values>[] {
  const compareWords = createWordComparison();
  return fields
    .filter((field) => !field.isSame(before, after))
    .map((field) => {
      const [one, other] = [field.part(before), field.part(after)];
      const isText = typeof one === 'string' || typeof other === 'string';
      const content = isText ? compareWords(String(one), String(other)) : compareRows(one, other, compareWords);
      return { field, content };
    });
}
