import { useTexts } from '../language/screen-language.tsx';
import styles from './edit-form.module.css';
import type { Recovered } from './use-draft.ts';

/** Says that a form shows what was typed before the session ran out, and what is missing. */
export function RecoveredNote({ isKept, lacksSecrets }: Recovered) {
  const texts = useTexts();
  return (
    <p role="status" className={styles.recovered}>
      {isKept && texts.draftKept} {lacksSecrets && texts.secretsLost}
    </p>
  );
}
