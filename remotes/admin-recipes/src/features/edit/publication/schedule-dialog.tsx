import { Button, Dialog, Input, stack } from '@tdt/admin/kit';
import type { PublicationInput } from '@tdt/contracts';
import { PUBLICATION_MESSAGES } from '@tdt/contracts/plain';
import { useId, useRef, useState } from 'react';
import styles from './publication.module.css';
import { instantOf, localTime, zoneText } from './site-time.ts';

interface ScheduleDialogProps {
  initial: PublicationInput;
  onSchedule: (publication: PublicationInput) => void;
  onClose: () => void;
}

type Bound = 'from' | 'until';
const LABELS = { from: 'Publier le', until: "Jusqu'au (facultatif)" } satisfies Record<Bound, string>;
const BOUNDS = ['from', 'until'] as const;

/** Asks from when on, and until when, visitors see the recipe. */
export function ScheduleDialog({ initial, onSchedule, onClose }: ScheduleDialogProps) {
  const [times, setTimes] = useState({ from: localTime(initial.from), until: localTime(initial.until) });
  const [refusals, setRefusals] = useState<Partial<Record<Bound, string>>>({});
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  const schedule = () => {
    const read = readTimes(times, fields.current);
    if ('publication' in read) return onSchedule(read.publication);
    setRefusals(read.refusals);
    const first = BOUNDS.find((bound) => read.refusals[bound]);
    fields.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <Dialog
      isForm
      title="Programmer la recette"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" onClick={schedule}>
            Programmer
          </Button>
        </>
      }
    >
      <div ref={fields} className={stack(4)}>
        <p>{zoneText()}</p>
        {BOUNDS.map((bound) => (
          <div key={bound} className={stack(2)}>
            <label htmlFor={`${id}-${bound}`}>{LABELS[bound]}</label>
            <Input
              id={`${id}-${bound}`}
              name={bound}
              type="datetime-local"
              className={styles.time ?? ''}
              value={times[bound]}
              status={refusals[bound] ? 'error' : ''}
              aria-invalid={refusals[bound] !== undefined}
              aria-describedby={refusals[bound] && `${id}-${bound}-refusal`}
              // It would save the recipe, in whose form the dialog is.
              onPressEnter={(event) => {
                event.preventDefault();
                schedule();
              }}
              onChange={({ target }) => {
                setTimes({ ...times, [bound]: target.value });
                setRefusals({ ...refusals, [bound]: undefined });
              }}
            />
            {refusals[bound] && (
              <p id={`${id}-${bound}-refusal`} role="alert" className={styles.refusal}>
                {refusals[bound]}
              </p>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

type Read = { publication: PublicationInput } | { refusals: Partial<Record<Bound, string>> };

/** What the times mean, or why they mean nothing. */
function readTimes(times: Record<Bound, string>, fields: HTMLElement | null): Read {
  const read = { from: instantOf(times.from), until: instantOf(times.until) };
  const refusals: Partial<Record<Bound, string>> = {};
  for (const bound of BOUNDS) {
    const instant = read[bound];
    // Half a date is no value of the control.
    const isPartial = fields?.querySelector<HTMLInputElement>(`[name="${bound}"]`)?.validity.badInput;
    if (isPartial) refusals[bound] = PUBLICATION_MESSAGES.instant;
    else if ('refusal' in instant) refusals[bound] = instant.refusal;
  }
  if (times.from === '' && times.until === '') refusals.from ??= PUBLICATION_MESSAGES.instant;
  if (Object.keys(refusals).length > 0 || 'refusal' in read.from || 'refusal' in read.until) return { refusals };
  const [from, until] = [read.from.iso, read.until.iso];
  if (from !== null && until !== null && until <= from) return { refusals: { until: PUBLICATION_MESSAGES.order } };
  return { publication: { state: 'published', from, until } };
}
