import { foldText } from '@tdt/cuisine/words';
import { isDay } from '@tdt/domain/text';

// Patterns for the output of `foldText`, which leaves single spaces between letters and digits.
/** 1980-03-05, as browsers autofill it. */
const ISO = /^(\d{4}) (\d{1,2}) (\d{1,2})$/;
/** 5/3/1980, 05.03.1980, 5 3 1980. */
const NUMBERS = /^(\d{1,2}) (\d{1,2}) (\d{4})$/;
/** 05031980: a phone's number pad has no separators. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** 5 mars 1980, 1er fév. 1980. */
const WORDS = /^(\d{1,2})(?:er)? ([a-z]{3,}) (\d{4})$/;

/**
 * Parses a date as people write it, the day first.
 * @returns yyyy-MM-dd, or `null` if the text is no day of the calendar
 */
export function parseBirthdate(text: string): string | null {
  const day = parseParts(foldText(text));
  return isDay(day) ? day : null;
}

/** yyyy-MM-dd of a folded text, also for a day that does not exist, such as 30 February. */
function parseParts(folded: string): string | null {
  const iso = ISO.exec(folded);
  if (iso) return join(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(folded) ?? DIGITS.exec(folded);
  if (numbers) return join(numbers[3], numbers[2], numbers[1]);
  const words = WORDS.exec(folded);
  const month = words && monthOf(words[2] ?? '');
  return month ? join(words[3], String(month), words[1]) : null;
}

/** Number of the only month that begins with these letters, else `null`: "jui" could be June or July. */
function monthOf(beginning: string): number | null {
  const names = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => foldText(names.format(Date.UTC(2000, month))));
  const found = months.filter((name) => name.startsWith(beginning));
  return found.length === 1 ? months.indexOf(found[0] ?? '') + 1 : null;
}

const join = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Formats a day (yyyy-MM-dd) as dd MMMM yyyy: "05 mars 1980". Throws a RangeError for anything else. */
export const formatBirthdate = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
