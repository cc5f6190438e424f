/** The day of a local date, as yyyy-MM-dd. */
export function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The local date of a day (yyyy-MM-dd), at its beginning. */
export function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Whether it is a day of the calendar: 2001-02-30 is none. */
export const isDay = (day: string): boolean => localDay(localDate(day)) === day;
