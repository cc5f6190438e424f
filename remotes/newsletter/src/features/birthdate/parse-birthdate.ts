import { foldText } from '@tdt/domain';
import { MONTHS } from './months.ts';

// `foldText` leaves single spaces between letters and digits.
/** 1980-03-05, as browsers fill it in. */
const ISO = /^(\d{4}) (\d{1,2}) (\d{1,2})$/;
/** 5/3/1980, 05.03.1980, 5 3 1980. */
const NUMBERS = /^(\d{1,2}) (\d{1,2}) (\d{4})$/;
/** 05031980, which is all that a telephone's keypad can write. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** 5 mars 1980, 1er fév. 1980. */
const WORDS = /^(\d{1,2})(?:er)? ([a-z]{3,}) (\d{4})$/;

/**
 * Reads a date as people write it, the day first.
 * @returns yyyy-MM-dd, or `null` when it cannot be read; whether there is such a day is for `subscriptionErrors` to say
 */
export function parseBirthdate(text: string): string | null {
  const written = foldText(text);
  const iso = ISO.exec(written);
  if (iso) return join(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(written) ?? DIGITS.exec(written);
  if (numbers) return join(numbers[3], numbers[2], numbers[1]);
  const words = WORDS.exec(written);
  const month = words && monthOf(words[2] ?? '');
  return month ? join(words[3], String(month), words[1]) : null;
}

/** Number of the month that begins like this: three letters are enough but for June and July. */
function monthOf(beginning: string): number | null {
  const found = MONTHS.flatMap((name, index) => (foldText(name).startsWith(beginning) ? [index + 1] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const join = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
