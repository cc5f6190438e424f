import { badValue } from '../errors.ts';
import type { StringOrder } from './compare.ts';
import { type Doc, isDoc, toNumber } from './types.ts';

/** The supported part of a MongoDB collation. */
export interface Collation {
  readonly locale: string;
  /** 1: base letters only; 2: also accents; 3 (default): also case. */
  readonly strength: number;
  readonly caseLevel: boolean;
  readonly numericOrdering: boolean;
}

/** Parses a collation document; `undefined` for the simple collation (bytes) and for none. */
export function parseCollation(spec: unknown): Collation | undefined {
  if (!isDoc(spec) || spec.locale === undefined || spec.locale === 'simple') return undefined;
  if (typeof spec.locale !== 'string') throw badValue("Field 'locale' of a collation must be a string");
  return {
    locale: spec.locale,
    strength: spec.strength === undefined ? 3 : toNumber(spec.strength),
    caseLevel: spec.caseLevel === true,
    numericOrdering: spec.numericOrdering === true,
  };
}

const orders = new Map<string, Intl.Collator>();

/** The string order of a collation, cached because creating an `Intl.Collator` takes a millisecond. */
export function stringOrder(collation: Collation | undefined): StringOrder {
  if (!collation) return undefined;
  const key = JSON.stringify(collation);
  let order = orders.get(key);
  if (!order) {
    const locale = (collation.locale.split('@')[0] as string).replace('_', '-');
    try {
      order = new Intl.Collator(locale, { sensitivity: sensitivity(collation), numeric: collation.numericOrdering });
    } catch (cause) {
      throw badValue(`Invalid collation locale '${collation.locale}': ${String(cause)}`);
    }
    orders.set(key, order);
  }
  return order;
}

function sensitivity({ strength, caseLevel }: Collation): 'base' | 'case' | 'accent' | 'variant' {
  if (strength === 1) return caseLevel ? 'case' : 'base';
  return strength === 2 && !caseLevel ? 'accent' : 'variant';
}

/**
 * Maps strings that are equal under the collation to the same string, for indexes with a collation. The order of folded
 * strings is not the collation's, so such an index supports equality only.
 */
export function fold(text: string, { strength, caseLevel }: Collation): string {
  let folded = text.normalize('NFD');
  if (strength === 1) folded = folded.replace(/\p{M}/gu, '');
  if (strength < 3 && !caseLevel) folded = folded.toLowerCase();
  return folded.normalize('NFC');
}

/** Whether both documents define the same collation. */
export function sameCollation(a: Doc | undefined, b: Doc | undefined): boolean {
  return JSON.stringify(parseCollation(a)) === JSON.stringify(parseCollation(b));
}
