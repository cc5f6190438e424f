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
