import { Icon } from '@tdt/ui';
import { Field } from '../sign-up/field.tsx';
import styles from './birthdate-field.module.css';
import { CalendarDialog } from './calendar-dialog.tsx';
import { formatBirthdate, tidyBirthdate } from './format-birthdate.ts';
import { isDay } from './local-day.ts';
import { parseBirthdate } from './parse-birthdate.ts';
import { useCalendar } from './use-calendar.ts';

interface BirthdateFieldProps {
  name: string;
  /** As it is written. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01';

/** A date of birth, to be written or to be chosen in a calendar. */
export function BirthdateField({ onChange, ...field }: BirthdateFieldProps) {
  const { Calendar, hasFailed, prepare, open, close } = useCalendar();
  const day = parseBirthdate(field.value);
  return (
    <div className={styles.anchor}>
      <Field
        {...field}
        label={
          <>
            Date de naissance <span className={styles.optional}>(facultatif)</span>
          </>
        }
        placeholder="Choisir une date"
        hint={hasFailed ? "Le calendrier ne s'ouvre pas. Écrivez la date, par exemple 05/03/1980." : EXAMPLES}
        autoComplete="bday"
        enterKeyHint="send"
        onChange={onChange}
        onBlur={() => onChange(tidyBirthdate(field.value))}
        action={
          <button
            type="button"
            className={styles.open}
            aria-label="Choisir une date dans le calendrier"
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={open}
          >
            <Icon path={CALENDAR} />
          </button>
        }
      />
      {Calendar && (
        <CalendarDialog onClose={close}>
          <Calendar
            day={day !== null && isDay(day) ? day : null}
            onChoose={(chosen) => {
              onChange(formatBirthdate(chosen));
              close();
            }}
          />
        </CalendarDialog>
      )}
    </div>
  );
}

const EXAMPLES = 'Par exemple 05/03/1980 ou 5 mars 1980';
