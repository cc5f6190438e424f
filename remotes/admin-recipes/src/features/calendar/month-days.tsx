import type { RecipeCalendar } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { localTime } from '../edit/publication/site-time.ts';
import styles from './calendar.module.css';
import { type CalendarItem, daysOf, dayText, firstColumn, monthText } from './month.ts';

/** More of one day are closed at first: the other days of its week stay in sight. */
const OPEN_MAX = 4;

/** The days of a month: all of them as a grid, on phones a list of those on which something happens. */
export function MonthDays({ month, items }: { month: string; items: CalendarItem[] }) {
  return (
    <ol className={styles.month} aria-label={monthText(month)}>
      {daysOf(month, items).map(({ day, items }, index) => (
        <li
          key={day}
          className={styles.day}
          aria-hidden={items.length === 0}
          {...(index === 0 && { style: { gridColumnStart: firstColumn(month) } })}
        >
          <time dateTime={day}>{dayText(day)}</time>
          <Changes items={items.slice(0, OPEN_MAX)} />
          {items.length > OPEN_MAX && (
            <details>
              <summary>{`${items.length - OPEN_MAX} de plus`}</summary>
              <Changes items={items.slice(OPEN_MAX)} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

const KINDS: Record<CalendarItem['kind'], string> = { publication: 'Publication', end: 'Fin de publication' };

function Changes({ items }: Pick<RecipeCalendar, 'items'>) {
  return (
    <ul className={styles.changes}>
      {items.map(({ id, title, country, at, kind }) => (
        <li key={`${id} ${kind}`} data-kind={kind}>
          <span className={styles.note}>{`${localTime(at).slice(11)} · ${KINDS[kind]}`}</span>
          <Link to={ADMIN_PAGES.recipe(id)}>{title}</Link>
          {country && <span className={styles.note}>{country.name}</span>}
        </li>
      ))}
    </ul>
  );
}
