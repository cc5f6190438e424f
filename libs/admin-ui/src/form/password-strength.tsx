import { useTexts } from '../language/screen-language.tsx';
import styles from './password-strength.module.css';
import { ratePassword, STRENGTHS } from './rate-password.ts';

/** How hard a new password is to guess: a hint, whoever types decides. */
export function PasswordStrength({ password }: { password: string }) {
  const texts = useTexts();
  const strength = ratePassword(password);
  const level = STRENGTHS.indexOf(strength) + 1;
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden>
        {STRENGTHS.map((name, index) => (
          <span key={name} data-filled={index < level} />
        ))}
      </span>
      <span aria-live="polite">{texts.strength[strength]}</span>
    </span>
  );
}
