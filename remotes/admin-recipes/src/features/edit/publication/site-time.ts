import { timeZone } from '@tdt/admin/kit';
import { PUBLICATION_MESSAGES } from '@tdt/contracts/plain';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import zones from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(zones);

/** As a control of dates and times has it: no zone, no seconds. */
const LOCAL = 'YYYY-MM-DDTHH:mm';

/** Editors enter and read times in the zone of the site, whatever that of their browser is: "Heure de Paris." */
export const zoneText = (): string => `Heure de ${timeZone().split('/').at(-1)?.replaceAll('_', ' ')}.`;

/** An instant as its local time at the site; '' for none. */
export const localTime = (iso: string | null): string =>
  iso === null ? '' : dayjs.utc(iso).tz(timeZone()).format(LOCAL);

/** No line ends within a time. */
const HOUR = 'H[\u00a0h\u00a0]mm';

/** "7 décembre 2026 à 8 h 00". */
export const timeText = (iso: string): string =>
  dayjs.utc(iso).tz(timeZone()).locale('fr').format(`D MMMM YYYY [à] ${HOUR}`).replace(/^1 /, '1er ');

/** When a day, as "2026-12-07", begins at the site. */
export const startOf = (day: string): string => dayjs.tz(day, timeZone()).toISOString();

type Instant = { iso: string | null } | { refusal: string };

/**
 * The instant of a local time; '' is none. Where the clock is changed a local time is no instant, or two: neither is
 * guessed.
 */
export function instantOf(local: string): Instant {
  if (local === '') return { iso: null };
  // A control also takes years such as 0026 and 20260, while one is typed.
  if (!/^2\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return { refusal: PUBLICATION_MESSAGES.instant };
  const asUtc = dayjs.utc(local);
  // A change of the clock is never within a day of another one: these are all offsets that the time can have.
  const offsets = new Set([-1, 1].map((days) => asUtc.add(days, 'day').tz(timeZone()).utcOffset()));
  const instants = [...offsets]
    .map((minutes) => asUtc.subtract(minutes, 'minute').toISOString())
    .filter((iso) => localTime(iso) === local);
  const [iso, second] = instants;
  const hour = asUtc.format(HOUR);
  if (iso === undefined) return { refusal: `${hour} n'existe pas ce jour-là : l'heure change.` };
  if (second !== undefined) return { refusal: `${hour} existe deux fois ce jour-là : l'heure change.` };
  return { iso };
}
