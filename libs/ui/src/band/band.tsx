import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './band.module.css';

interface BandProps {
  children: ReactNode;
  className?: string | undefined;
  /** Omits the globe, for bands with a background picture. */
  plain?: boolean;
}

/** The dark band at the top of every public page, behind the white text of the transparent header. */
export function Band({ children, className, plain }: BandProps) {
  return (
    <div className={classNames(styles.band, className)}>
      {!plain && <Globe />}
      <div className={styles.inner}>{children}</div>
    </div>
  );
}

function Globe() {
  return (
    <svg className={styles.globe} data-hide="print" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <circle cx="200" cy="200" r="198" />
      <ellipse cx="200" cy="200" rx="150" ry="198" />
      <ellipse cx="200" cy="200" rx="82" ry="198" />
      <path d="M200 2v396M2 200h396M24 108q176 60 352 0M24 292q176-60 352 0M78 44q122 44 244 0M78 356q122-44 244 0" />
    </svg>
  );
}
