/** A fixed time zone, so that every browser shows the same day as the site. */
const timeZone = 'Europe/Paris';
const DAY = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const EXACT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone });
const RELATIVE = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });

const MINUTE = 60_000;
const UNITS = [
  ['year', 525_600 * MINUTE],
  ['month', 43_200 * MINUTE],
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** An instant, or a day without time, as dd/MM/yyyy; 'Date invalide' for anything else. */
export function dayText(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? 'Date invalide' : DAY.format(date);
}

/** A date of birth; '-': none was given. */
export const birthText = (birthdate: string | null): string => (birthdate === null ? '-' : dayText(birthdate));

/** An instant with its time: "23 novembre 2026 à 14:05". */
export const exactText = (iso: string): string => EXACT.format(new Date(iso));

/** How long an instant is away: "il y a 3 jours", "dans 5 minutes". */
export function relativeText(iso: string, now = new Date()): string {
  const distance = new Date(iso).getTime() - now.getTime();
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['minute', MINUTE];
  return RELATIVE.format(Math.trunc(distance / length), unit);
}
