import type { RecipeStep } from '@tdt/contracts';
import { Icon, icons, stack } from '@tdt/ui';
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import styles from './step.module.css';
import { StepDurations } from './step-durations.tsx';
import type { StepMediaViewProps } from './step-media.tsx';
import { unrestored } from './unrestored.ts';
// Part of the page's own styles: the server's document shows the media before their code has loaded.
import './step-media.module.css';

/** A chunk of its own: few recipes have media in their steps. If it does not load, a link leads to the file. */
const StepMediaView = lazy<ComponentType<StepMediaViewProps>>(() =>
  import(/* webpackChunkName: "step-media" */ './step-media.tsx').then(
    ({ StepMediaView }) => ({ default: StepMediaView }),
    () => ({
      default: ({ media: { type, url } }: StepMediaViewProps) => (
        <a href={url}>{`Voir ${type === 'image' ? "l'image" : 'la vidéo'} de cette étape`}</a>
      ),
    }),
  ),
);

/** A change of the page must not reach media that are not hydrated yet: React would empty them until they are. */
const Media = memo((props: StepMediaViewProps) => (
  <Suspense>
    <StepMediaView {...props} />
  </Suspense>
));

interface StepProps {
  step: RecipeStep;
  number: number;
  isDone: boolean;
  onToggle: () => void;
  /** The text. */
  children: ReactNode;
}

/** One step. Its number is the checkbox, large enough for a thumb. */
export function Step({ step, number, isDone, onToggle, children }: StepProps) {
  return (
    <div className={styles.step} data-done={isDone}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          ref={unrestored}
          aria-label={`Étape ${number} terminée`}
          checked={isDone}
          onChange={onToggle}
        />
        <span className={styles.number}>
          <span className={styles.digits}>{number}</span>
          {isDone && <Icon path={icons.check} />}
        </span>
      </label>
      <div className={stack(3, styles.body)}>
        <p className={styles.text}>{children}</p>
        <StepDurations steps={[step]} />
        {step.media && <Media media={step.media} number={number} />}
      </div>
    </div>
  );
}
