import type { Elements } from '@tdt/platform';
import { Icon, stack } from '@tdt/ui';
import { type ComponentType, useRef, useState } from 'react';
import { Field } from '../sign-up/field.tsx';
import { useModal } from '../sign-up/use-modal.ts';
import { formatBirthdate, parseBirthdate } from './birthdate.ts';
import styles from './birthdate-field.module.css';
import type { CalendarProps } from './calendar.tsx';

interface BirthdateFieldProps {
  name: string;
  /** As the visitor typed it: see `parseBirthdate`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01';

/** A date of birth, typed or chosen in a calendar. Leaving the field formats the date. */
export function BirthdateField({ onChange, ...field }: BirthdateFieldProps) {
  const { Calendar, hasFailed, preload, open, close } = useCalendar();
  const day = parseBirthdate(field.value);
  return (
    <div className={styles.anchor}>
      <Field
        {...field}
        label={
          <>
            <span>Date de naissance </span>
            <span className={styles.optional}>(facultatif)</span>
          </>
        }
        placeholder="Choisir une date"
        hint={
          hasFailed
            ? "Le calendrier ne s'ouvre pas. Écrivez la date, par exemple 05/03/1980."
            : 'Par exemple 05/03/1980 ou 5 mars 1980'
        }
        autoComplete="bday"
        enterKeyHint="send"
        onChange={onChange}
        onBlur={() => day !== null && onChange(formatBirthdate(day))}
        action={
          <button
            type="button"
            className={styles.open}
            aria-label="Choisir une date dans le calendrier"
            aria-haspopup="dialog"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={open}
          >
            <Icon path={CALENDAR} />
          </button>
        }
      />
      {Calendar && (
        <CalendarDialog onClose={close}>
          <Calendar
            day={day}
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

/** A chunk of its own: most visitors type the date, or leave it out. */
const loadCalendar = async (): Promise<ComponentType<CalendarProps>> =>
  (await import(/* webpackChunkName: "calendar" */ './calendar.tsx')).Calendar;

function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  return {
    /** `null` while it is closed. */
    Calendar,
    hasFailed,
    /** Ignores failures: `open` tries again and reports them. */
    preload: () => void loadCalendar().catch(() => {}),
    async open() {
      try {
        const loaded = await loadCalendar();
        setFailed(false);
        setCalendar(() => loaded);
      } catch {
        setFailed(true);
      }
    },
    close: () => setCalendar(null),
  };
}

/** Beside the field on wide screens, at the bottom edge of a phone. */
function CalendarDialog({ onClose, children }: { onClose: () => void; children: Elements }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, onClose);
  return (
    <dialog {...modal} ref={dialog} className={styles.dialog} aria-label="Date de naissance">
      <div className={stack(3, styles.content)}>
        {children}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Fermer le calendrier
        </button>
      </div>
    </dialog>
  );
}
