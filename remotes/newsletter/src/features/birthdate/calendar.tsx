import { BIRTHDATE_FIRST_YEAR, BIRTHDATE_MIN } from '@tdt/contracts/plain';
import { localDay } from '@tdt/domain/text';
import { Icon, icons } from '@tdt/ui';
import { DayPicker, type DropdownProps } from 'react-day-picker';
import { fr } from 'react-day-picker/locale/fr';
import styles from './calendar.module.css';

export interface CalendarProps {
  /** yyyy-MM-dd; `null` before a day is chosen. */
  day: string | null;
  onChoose: (day: string) => void;
}

/** One month of days up to today, with lists of months and years. Focuses the chosen day, else today. */
export function Calendar({ day, onChoose }: CalendarProps) {
  const today = new Date();
  const chosen = day === null ? undefined : localDate(day);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={fr}
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="around"
      reverseYears
      fixedWeeks
      startMonth={new Date(BIRTHDATE_FIRST_YEAR, 0)}
      endMonth={today}
      disabled={{ before: localDate(BIRTHDATE_MIN), after: today }}
      selected={chosen}
      {...(chosen && { defaultMonth: chosen })}
      onSelect={(date) => onChoose(localDay(date))}
      className={styles.calendar ?? ''}
      classNames={CLASS_NAMES}
      components={PARTS}
    />
  );
}

/** The local date of a day (yyyy-MM-dd), at midnight. */
const localDate = (day: string): Date => new Date(`${day}T00:00`);

const CLASS_NAMES = {
  month: styles.month,
  month_caption: styles.caption,
  dropdowns: styles.lists,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  selected: styles.selected,
  disabled: styles.disabled,
} as Record<string, string>;

const PARTS = {
  Dropdown: List,
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon path={orientation === 'right' ? icons.arrowRight : icons.arrowLeft} />
  ),
};

/** A native list: phones show it as a wheel. */
function List({ options, value, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <select className={styles.list} value={value} onChange={onChange} aria-label={label}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
