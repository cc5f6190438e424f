import type { Image } from '@tdt/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './polaroid.module.css';

interface PolaroidProps {
  image: Image;
  sizes: string;
  /** Whole degrees: 2, 3, 5, 7 or 10 to 15, to either side. */
  tilt?: number;
  /** Where the strip of paper tape holds it. */
  tape?: 'middle' | 'left' | 'right' | 'none';
  wide?: boolean;
  priority?: boolean;
  decorative?: boolean;
  className?: string | undefined;
  /** What is written under the picture. */
  children?: ReactNode;
}

/** A photograph on white card, taped to the page, leaning. */
export function Polaroid({ image, tilt = 0, tape = 'middle', wide, className, children, ...picture }: PolaroidProps) {
  const card = classNames(styles.polaroid, tape !== 'none' && styles.tape, !children && styles.bare, className);
  return (
    <span className={card} data-tilt={tilt} data-tape={tape}>
      <Picture {...picture} image={image} cover className={classNames(styles.picture, wide && styles.wide)} />
      <span className={styles.caption}>{children}</span>
    </span>
  );
}
