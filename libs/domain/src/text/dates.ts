/** One time zone everywhere, so that the server and every browser write the same day. */
const DAY = { day: 'numeric', year: 'numeric', timeZone: 'Europe/Paris' } as const;
const LONG = new Intl.DateTimeFormat('fr-FR', { ...DAY, month: 'long' });
// Only the back office has it: other bundles drop it.
const SHORT = /* @__PURE__ */ new Intl.DateTimeFormat('fr-FR', { ...DAY, month: 'short' });

/** A date in French long form: "21 novembre 2026", "1er mai 2026". `iso` is an ISO 8601 instant; '' when it is none. */
export const formatDateLong = (iso: string): string => format(LONG, iso);

/** A date in French short form, for tables: "21 nov. 2026". Like `formatDateLong` beside that. */
export const formatDateShort = (iso: string): string => format(SHORT, iso);

function format(parts: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return parts.format(date).replace(/^1 /, '1er ');
}
