/** A fixed time zone, so that the server and every browser show the same day. */
const SHORT = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});

/** An ISO 8601 instant as a French date for tables: "21 nov. 2026", "1er mai 2026"; '' if it is no date. */
export function formatDateShort(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : SHORT.format(date).replace(/^1 /, '1er ');
}

/** Days have no time: midnight in UTC is on the same day there only. */
const LONG = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as '2026-05-03' in French prose: "3 mai 2026", "1er mai 2026"; '' if it is no date. */
export function formatDateLong(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : LONG.format(date).replace(/^1 /, '1er ');
}
