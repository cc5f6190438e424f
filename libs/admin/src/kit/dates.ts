import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import relativeTime from 'dayjs/plugin/relativeTime';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(relativeTime);

let zone = 'Europe/Paris';

/** From now on, times are those of this zone. */
export function showTimesIn(timeZone: string): void {
  zone = timeZone;
}

export const timeZone = (): string => zone;

/** In a fixed time zone, so that every browser shows the same day as the site. A day without time is one in UTC. */
function format(text: string, pattern: string): string {
  const date = dayjs.utc(text);
  return date.isValid() ? date.locale('fr').tz(zone).format(pattern) : 'Date invalide';
}

/** An instant, or a day without time, as dd/MM/yyyy; '-' for none. */
export const dayText = (text: string | null): string => (text === null ? '-' : format(text, 'DD/MM/YYYY'));

/** The day of an instant in a table: "21 nov. 2026", "1er mai 2026". */
export const shortDayText = (iso: string): string => format(iso, 'D MMM YYYY').replace(/^1 /, '1er ');

/** An instant with its time: "23 novembre 2026 à 14:05". */
export const exactText = (iso: string): string => format(iso, 'D MMMM YYYY [à] HH:mm');

/** The time of an instant: "14:05". */
export const timeText = (iso: string): string => format(iso, 'HH:mm');

/** How long an instant is away: "il y a 3 jours", "dans 5 minutes". */
export const relativeText = (iso: string, now = new Date()): string => dayjs(iso).locale('fr').from(now);
