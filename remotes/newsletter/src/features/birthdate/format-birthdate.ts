import { isDay } from './local-day.ts';
import { MONTHS } from './months.ts';
import { parseBirthdate } from './parse-birthdate.ts';

/** A day (yyyy-MM-dd) as dd MMMM yyyy: "05 mars 1980". Throws for what is no day. */
export function formatBirthdate(iso: string): string {
  const [year, month, day] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  if (!year || !name || !day) throw new RangeError(`Not a day: ${iso}`);
  return `${day} ${name} ${year}`;
}

/** What was written, set as the form shows dates; as it is when there is no such day. */
export function tidyBirthdate(written: string): string {
  const day = parseBirthdate(written);
  return day !== null && isDay(day) ? formatBirthdate(day) : written;
}
