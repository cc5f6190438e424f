import styles from './newsletter.module.css';

const TICK = 'M4 10.5 8 14.5 16 5.5';
const CROSS = 'M5 5 15 15 M15 5 5 15';

/** Whether a subscriber agreed to receive mails: an icon, labelled for screen readers, or with its text beside it. */
export function OptIn({ isOptedIn, hasText = false }: { isOptedIn: boolean; hasText?: boolean }) {
  const text = isOptedIn ? 'Consentement donné' : 'Sans consentement';
  const name = hasText ? {} : { role: 'img', 'aria-label': text, title: text };
  return (
    <span className={styles.optIn} data-opted-in={isOptedIn} {...name}>
      <svg
        viewBox="0 0 20 20"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={isOptedIn ? TICK : CROSS} />
      </svg>
      {hasText && <span>{text}</span>}
    </span>
  );
}
