const DAY = /^\d{4}-\d\d-\d\d$/;
/** Made when first needed: making a format keeps a phone busy for some 60 ms. */
let long: Intl.DateTimeFormat | undefined;

/** Whether it is a day of the calendar: 31 February would be one of March. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && new Date(Date.parse(value) || 0).toISOString().startsWith(value);

/** The day of a date where the visitor is, as '2026-05-03'. */
export const localDay = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);

/** A day as '2026-05-03' in French prose: "3 mai 2026", "1er mai 2026". */
export function formatDateLong(day: string): string {
  // Days have no time: midnight in UTC is on the same day there only.
  long ??= new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return long.format(new Date(day)).replace(/^1 /, '1er ');
}
