import { useWatch } from '@tdt/admin/kit';
import { formatDuration, stepGroup, sumDurations } from '@tdt/cuisine';
import type { RecipeControl } from '../use-recipe-form.ts';
import styles from './steps.module.css';

interface StepLineProps {
  control: RecipeControl;
  index: number;
  isOpen: boolean;
  /** Id of what it unfolds. */
  panel: string;
  onToggle: () => void;
}

/** More than fits into the line. */
const EXCERPT = 160;

/** The step as one line: its number and, while it is folded, its first words, its group, its time and its medium. */
export function StepLine({ control, index, isOpen, panel, onToggle }: StepLineProps) {
  return (
    <button
      type="button"
      className={styles.line}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onToggle}
    >
      <span className={styles.number}>{`Étape ${index + 1}`}</span>
      {!isOpen && <Excerpt control={control} index={index} />}
    </button>
  );
}

function Excerpt({ control, index }: Pick<StepLineProps, 'control' | 'index'>) {
  const step = useWatch({ control, name: `steps.${index}` });
  const { group, text } = stepGroup(step);
  const minutes = sumDurations([step.duree_preparation, step.duree_cuisson, step.duree_repos]);
  const signs = [
    group,
    minutes !== null && formatDuration(minutes),
    step.media && (step.media.type === 'video' ? 'vidéo' : 'image'),
  ].filter(Boolean);
  return (
    <>
      <span className={text ? styles.excerpt : styles.empty}>{text.slice(0, EXCERPT) || 'à décrire'}</span>
      {signs.map((sign) => (
        <span key={String(sign)} className={styles.sign}>
          {sign}
        </span>
      ))}
    </>
  );
}
