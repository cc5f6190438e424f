import { leadingUnit } from './ingredient-units.ts';

/** What comes on top of "1 kg": "500", "et 500 g", "1/2", "et demi". */
const ON_TOP =
  /^\s*(?:(?:et\s+)?([1-3][/⁄][2-8]|[¼½¾⅓⅔⅛])|et\s+(?:un\s+)?(demie?|quart)|(?:et\s+)?(\d{1,3})(?:\s*(grammes?|gr?|cl|ml))?)(?=\s|$)/iu;
/** What a bare number behind a unit counts, by its digits: "1 kg 500" are grams, "1 l 50" is centilitres. */
const PARTS: readonly { of: RegExp; digits: RegExp; name: RegExp; per: number }[] = [
  { of: /^(?:kg|kilos?|kilogrammes?)$/iu, digits: /^\d{3}$/, name: /^g/iu, per: 1000 },
  { of: /^(?:l|litres?)$/iu, digits: /^\d{3}$/, name: /^ml$/iu, per: 1000 },
  { of: /^(?:l|litres?)$/iu, digits: /^\d{2}$/, name: /^cl$/iu, per: 100 },
];
/** Behind these, a fraction is the size of a tin. */
const PACKED = /^(?:bo[iî]tes?|bocal|bocaux|bouteilles?)$/iu;

/** An amount in two parts as one number before its unit: "1 kg 500 de farine" -> "1,5 kg de farine". Others stay. */
export function joinAmount(text: string): string {
  const [start = '', whole] = /^(\d+)\s*/.exec(text) ?? [];
  const unit = whole === undefined ? null : leadingUnit(text.slice(start.length));
  if (!unit || PACKED.test(unit.unit)) return text;
  const end = start.length + unit.length;
  const [top, fraction, half, number = '', name] = ON_TOP.exec(text.slice(end)) ?? [];
  if (top === undefined) return text;
  const rest = ` ${text.slice(start.length, end)}${text.slice(end + top.length)}`;
  if (fraction !== undefined) return `${whole}${fraction.length > 1 ? ' ' : ''}${fraction}${rest}`;
  if (half !== undefined) return `${whole},${half.startsWith('q') ? '25' : '5'}${rest}`;
  const part = PARTS.find((one) => one.of.test(unit.unit) && (name ? one.name.test(name) : one.digits.test(number)));
  return part ? `${String(Number(whole) + Number(number) / part.per).replace('.', ',')}${rest}` : text;
}
