// Made when first needed: making a format keeps a phone busy for some 60 ms.
let short: Intl.DateTimeFormat | undefined;
let long: Intl.DateTimeFormat | undefined;

/** An ISO 8601 instant as a French date for tables: "21 nov. 2026", "1er mai 2026"; '' if it is no date. */
export function formatDateShort(iso: string): string {
  // A fixed time zone, so that the server and every browser show the same day.
  short ??= new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  });
  return format(short, new Date(iso));
}

/** A day as '2026-05-03' in French prose: "3 mai 2026", "1er mai 2026"; '' if it is no date. */
export function formatDateLong(day: string): string {
  // Days have no time: midnight in UTC is on the same day there only.
  long ??= new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format(long, new Date(`${day}T00:00Z`));
}

function format(dates: Intl.DateTimeFormat, date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : dates.format(date).replace(/^1 /, '1er ');
}
