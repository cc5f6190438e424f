import type { RecipeStep } from '@tdt/contracts';
import { Icon, icons } from '@tdt/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './step.module.css';
import { StepDurations } from './step-durations.tsx';
import type { StepMediaProps } from './step-media.tsx';
// With the page's own styles: the document from the server shows the media before their code is there.
import './step-media.module.css';

/** Few recipes have pictures or videos of steps. Where their code does not come, a link leads to them. */
const StepMedia = lazy<ComponentType<StepMediaProps>>(() =>
  import(/* webpackChunkName: "step-media" */ './step-media.tsx').then(
    ({ StepMedia }) => ({ default: StepMedia }),
    () => ({
      default: ({ media: { type, url } }: StepMediaProps) => (
        <a href={url}>{`Voir ${type === 'image' ? "l'image" : 'la vidéo'} de cette étape`}</a>
      ),
    }),
  ),
);

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
          <span className={styles.digits}>{number}</span>
          {isDone && <Icon path={icons.check} />}
        </span>
      </label>
      <div className={styles.body}>
        <p className={styles.text}>{step.text}</p>
        <StepDurations steps={[step]} />
        {step.media && (
          <Suspense>
            <StepMedia media={step.media} number={number} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
