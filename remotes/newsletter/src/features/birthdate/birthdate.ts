import { foldText } from '@tdt/cuisine';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

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
  return day !== null && localDay(localDate(day)) === day ? day : null;
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
  const found = MONTHS.flatMap((name, index) => (foldText(name).startsWith(beginning) ? [index + 1] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const join = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Formats a day (yyyy-MM-dd) as dd MMMM yyyy: "05 mars 1980". Throws a RangeError for anything else. */
export function formatBirthdate(iso: string): string {
  const [year, month, day] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  if (!year || !name || !day) throw new RangeError(`Not a day: ${iso}`);
  return `${day} ${name} ${year}`;
}

/** The day of a local date, as yyyy-MM-dd. */
export function localDay(date: Date): string {
  return join(String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1), String(date.getDate()));
}

/** The local date of a day (yyyy-MM-dd), at midnight. */
export function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
