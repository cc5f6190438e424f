import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `light` stands on dark bands. */
  variant?: 'fill' | 'outline' | 'light';
  large?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export const buttonClass = ({ variant = 'fill', large, className }: Omit<ButtonLook, 'children'>): string =>
  classNames(styles.button, variant !== 'fill' && styles[variant], large && styles.large, className);
