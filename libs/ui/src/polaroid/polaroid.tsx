import type { Image } from '@tdt/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './polaroid.module.css';

interface PolaroidProps {
  image: Image;
  sizes: string;
  /** Degrees: 2, 3, 5 or 10 to 15, positive or negative. */
  tilt?: number;
  /** Position of the paper tape. */
  tape?: 'middle' | 'left' | 'right' | 'none';
  wide?: boolean;
  priority?: boolean;
  decorative?: boolean;
  className?: string | undefined;
  /** The caption. */
  children?: ReactNode;
}

/** A tilted photograph on white card, taped to the page. */
export function Polaroid({ image, tilt = 0, tape = 'middle', wide, className, children, ...picture }: PolaroidProps) {
  const card = classNames(styles.polaroid, tape !== 'none' && styles.tape, !children && styles.bare, className);
  return (
    <span className={card} data-tilt={tilt} data-tape={tape}>
      <Picture {...picture} image={image} cover className={classNames(styles.picture, wide && styles.wide)} />
      <span className={styles.caption}>{children}</span>
    </span>
  );
}
