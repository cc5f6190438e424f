import type { RecipeStep } from '@tdt/contracts';
import { Icon, icons } from '@tdt/ui';
import styles from './step.module.css';
import { StepDurations } from './step-durations.tsx';
import { StepMedia } from './step-media.tsx';

interface StepProps {
  step: RecipeStep & { text: string };
  number: number;
  isDone: boolean;
  onToggle: () => void;
}

/** One step: its number is the tick, as large as a thumb. */
export function Step({ step, number, isDone, onToggle }: StepProps) {
  return (
    <div className={styles.step} data-done={isDone}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          autoComplete="off"
          aria-label={`Étape ${number} terminée`}
          checked={isDone}
          onChange={onToggle}
        />
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Icon path={icons.check} /> : number}
        </span>
      </label>
      <div className={styles.body}>
        <p className={styles.text}>{step.text}</p>
        <StepDurations steps={[step]} />
        {step.media && <StepMedia media={step.media} number={number} />}
      </div>
    </div>
  );
}
