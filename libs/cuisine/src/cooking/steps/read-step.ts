import type { Ingredient } from '@tdt/contracts';
import { leadingUnit } from '../ingredient-units.ts';
import { findRow, findShared } from './find-row.ts';
import { type AmountRow, isMeasure, PIECES, readRows, type Unit, unitOf } from './ingredient-row.ts';
import { readWords } from './name-words.ts';
import { NUMBER_START, readNumber, type StepNumber } from './step-numbers.ts';
import { isDuration, readStepTime } from './step-times.ts';

/** A quantity of an ingredient as written in a step. */
export interface StepQuantity {
  kind: 'quantity';
  /** As written, for the servings of the recipe: "d’une cuillère à soupe de vinaigre", "la moitié du chou". */
  text: string;
  ingredientId: string;
  /** The part of the ingredient's row: 1 for all of it. */
  share: number;
  /** What `scaleStepQuantity` scales: "1 cuillère à soupe de vinaigre"; `null` for a share, whose words stay. */
  amount: string | null;
  /** Whether the amount is of pieces, "3 oignons", whose name changes with the number. */
  isPieces: boolean;
}

/** A time in the text. Times do not scale. Of "10 à 15 minutes", `minutes` is 10 and `maxMinutes` 15. */
interface StepTime {
  kind: 'time';
  text: string;
  minutes: number;
  maxMinutes: number;
}

export type StepPart = { kind: 'text'; text: string } | StepQuantity | StepTime;

const SHARE_WORDS: readonly [words: string, share: number][] = [
  [String.raw`(?:la|une|l['’]autre)\s+moitié`, 1 / 2],
  [String.raw`(?:le|un)\s+tiers`, 1 / 3],
  [String.raw`(?:le|un)\s+quart`, 1 / 4],
  [String.raw`deux\s+tiers`, 2 / 3],
  [String.raw`trois\s+quarts`, 3 / 4],
];
const OF_THE = String.raw`\s+(?=(?:du|des|de\s+la)\s|de\s+l['’])`;
const SHARES = SHARE_WORDS.map(([words, share]) => [new RegExp(`^${words}${OF_THE}`, 'iu'), share] as const);
/** Where a share or a number may begin, with "d’" or "les" before it. */
const START = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])((?:d|qu)['’]|les\s+)?(?=${SHARE_WORDS.map(([words]) => words).join('|')}|${NUMBER_START})`,
  'giu',
);
/** The capital first: to look back from each of many blanks takes long. */
const SENTENCE_END = /(?=\p{Lu})(?<=[.!?]\s+)/u;
/**
 * What is said of one piece, or of one time of several, holds for each, however many there are; "en beurrant chacune",
 * "un par un", "par poignées" say nothing of amounts.
 */
const PER_PIECE = new RegExp(
  String.raw`(?<!\p{L})(?:chaque|(?<!en\s\p{L}+ant\s)chacune?|à la fois|tou(?:te)?s\s+les\s+(?:${NUMBER_START})|par\s+(?!(?:les?|la|une?|endroits|exemple|ailleurs)(?!\p{L}))(?:trois|\p{L}+(?<!s)))(?!\p{L})`,
  'iu',
);
/** Characters after a number that are looked at, and words of them that may be a name. */
const [WINDOW, NAME_WORDS] = [120, 8];
/** Characters before it that may say that a time is none to wait. */
const LOOK_BACK = 20;

/** Rows of the lists that have been read: all steps of a recipe have the same. */
const rowsOf = new WeakMap<readonly Ingredient[], readonly AmountRow[]>();

/**
 * The parts of a step's text, in order; their texts together are the text itself. What is unsure stays text: a quantity
 * is one only if exactly one ingredient of the list has that name, is counted in the same kind of unit, and is enough.
 * @param group of the step: of two ingredients that fit, it prefers the one of its group
 */
export function readStep(text: string, ingredients: readonly Ingredient[], group: string | null = null): StepPart[] {
  const rows = rowsOf.get(ingredients) ?? ingredients.flatMap(readRows);
  rowsOf.set(ingredients, rows);
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => readSentence(sentence, rows, group))
    .reduce(joinTexts, []);
}

/** Where a number may begin, also after "d’". */
const ANY_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?=${NUMBER_START})`, 'giu');

/**
 * Whether the parts that stay as written, but for times, name a number. "un", "une" is one in front of a measure only:
 * "une cuillère à soupe", not "une casserole".
 */
export const hasFixedNumber = (parts: readonly StepPart[]): boolean =>
  parts.some(({ kind, text }) => {
    if (kind !== 'text') return false;
    for (const { index } of text.matchAll(ANY_NUMBER)) {
      const rest = text.slice(index, index + WINDOW);
      const number = readNumber(rest);
      if (!number) continue;
      const { unit } = readUnit(rest, number.length);
      if (!number.isArticle || (unit && isMeasure(unit))) return true;
    }
    return false;
  });

function readSentence(text: string, rows: readonly AmountRow[], group: string | null): StepPart[] {
  const parts: StepPart[] = [];
  const known = PER_PIECE.test(text) ? [] : rows;
  let done = 0;
  for (const { index, 1: lead = '' } of text.matchAll(START)) {
    const start = index + lead.length;
    if (start < done) continue;
    const rest = text.slice(start, start + WINDOW);
    const number = readNumber(rest);
    const written = readStepTime(rest, number);
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const time = written && isDuration(before, rest.slice(0, written.length)) ? written : null;
    const read = written ? null : (readShare(rest, known, group) ?? (number && readAmount(rest, number, known, group)));
    const from = read ? index : start;
    const end = start + (written?.length ?? read?.length ?? number?.length ?? 1);
    if (time || read) parts.push(asText(text.slice(done, from)));
    const words = { text: text.slice(time || read ? from : done, end) };
    if (time) parts.push({ kind: 'time', ...words, minutes: time.minutes, maxMinutes: time.maxMinutes });
    else parts.push(read ? { kind: 'quantity', ...words, ...read.quantity } : asText(words.text));
    done = end;
  }
  return [...parts, asText(text.slice(done))];
}

const asText = (text: string): StepPart => ({ kind: 'text', text });

interface Read {
  quantity: Omit<StepQuantity, 'kind' | 'text'>;
  /** Characters that it takes. */
  length: number;
}

/** "la moitié du chou". */
function readShare(text: string, rows: readonly AmountRow[], group: string | null): Read | null {
  const [pattern, share = 0] = SHARES.find(([words]) => words.test(text)) ?? [];
  const length = pattern?.exec(text)?.[0].length ?? 0;
  const found = length > 0 ? findShared(readWords(text.slice(length), NAME_WORDS), rows, group) : null;
  return (
    found && {
      quantity: { ingredientId: found.row.id, share, amount: null, isPieces: false },
      length: length + found.end,
    }
  );
}

/** "2 cuillères à soupe d’huile", "trois oignons". */
function readAmount(text: string, number: StepNumber, rows: readonly AmountRow[], group: string | null): Read | null {
  const { unit, length } = readUnit(text, number.length);
  const words = readWords(text.slice(length), NAME_WORDS);
  const isPieces = unit === PIECES;
  // In front of a name, pieces have no "de".
  if (!unit || (isPieces && words[0]?.link !== '')) return null;
  const value = number.values.at(-1) ?? 0;
  const found = findRow({ value, unit, isArticle: number.isArticle, words }, rows, group);
  if (!found) return null;
  const end = length + found.end;
  const share = Math.min(1, (value * unit.times) / found.row.amount);
  const amount = number.digits + text.slice(number.length, end);
  return { quantity: { ingredientId: found.row.id, share, amount, isPieces }, length: end };
}

/** The unit after a number that ends at `from`, and where it ends. */
function readUnit(text: string, from: number): { unit: Unit | null; length: number } {
  const start = from + (/^\s*(?:autres?\s+)?/iu.exec(text.slice(from))?.[0].length ?? 0);
  const found = leadingUnit(text.slice(start));
  return found ? { unit: unitOf(found.unit), length: start + found.length } : { unit: PIECES, length: start };
}

function joinTexts(parts: StepPart[], part: StepPart): StepPart[] {
  const last = parts.at(-1);
  if (part.kind !== 'text' || last?.kind !== 'text') return part.text === '' ? parts : [...parts, part];
  parts[parts.length - 1] = asText(last.text + part.text);
  return parts;
}
