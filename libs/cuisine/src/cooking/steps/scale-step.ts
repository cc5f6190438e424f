import { toTenth } from '../amounts.ts';
import { leadingNumber } from '../numbers.ts';
import { scaleQuantity } from '../quantities.ts';
import type { StepQuantity } from './read-step.ts';

/**
 * A quantity of a step for another number of servings: "d’une cuillère à soupe de vinaigre" -> "de 3 cuillères à soupe
 * de vinaigre". Shares in words stay, and so does everything at the original servings.
 * @param convert what else is to be done with the amount, such as a change of its unit
 */
export function scaleStepQuantity(
  quantity: StepQuantity,
  chosen: number,
  original: number,
  convert = (amount: string) => amount,
): string {
  const { text, amount, isPieces } = quantity;
  if (amount === null) return text;
  const scaled = convert(scaleQuantity(amount, chosen, original, isPieces ? inflectNoun : undefined));
  if (scaled === amount) return text;
  const [lead = ''] = /^(?:(?:d|qu)['’]|les\s)/iu.exec(text) ?? [];
  const isOne = (leadingNumber(scaled)?.value ?? 0) < 2;
  return (isOne && /^les/iu.test(lead) ? '' : lead.replace(/['’]/u, 'e ')) + scaled;
}

/** Nouns that end in s or x in the singular, too. */
const SAME = /(?:radis|maïs|ananas|pois|noix|choix|riz|anis|jus|gros)$/iu;

/** The words before a complement in the number that the amount wants: "oignons rouges" -> "oignon rouge". */
function inflectNoun(words: string, value: number): string {
  const isPlural = toTenth(value) >= 2;
  const end = /\s(?:de|du|des|à|au)\s|\sd['’]/u.exec(words)?.index ?? words.length;
  return (
    words.slice(0, end).replace(/\p{L}+/gu, (word) => (isPlural ? plural(word) : singular(word))) + words.slice(end)
  );
}

const singular = (word: string): string =>
  SAME.test(word) ? word : word.replace(/(?<=eau|[cn]hou)x$/iu, '').replace(/s$/iu, '');

const plural = (word: string): string =>
  /[sxz]$/iu.test(word) ? word : word + (/eau$|^chou$/iu.test(word) ? 'x' : 's');
