/** One time zone everywhere, so that the server and every browser write the same day. */
const PARTS = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});

/** A date in French long form: "21 novembre 2026", "1er mai 2026". `iso` is an ISO 8601 instant; '' when it is none. */
export function formatDateLong(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return PARTS.format(date).replace(/^1 /, '1er ');
}
