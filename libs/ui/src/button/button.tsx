import { Link } from '@tdt/platform';
import type { ComponentProps, ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

interface ButtonStyle {
  /** `light` is for dark bands. */
  variant?: 'fill' | 'outline' | 'light';
  large?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

type ButtonProps = ButtonStyle & Omit<ComponentPropsWithRef<'button'>, keyof ButtonStyle>;
type LinkButtonProps = ButtonStyle & Omit<ComponentProps<typeof Link>, keyof ButtonStyle>;

export function Button({ variant, large, className, type = 'button', ...rest }: ButtonProps) {
  return <button data-hide="print" {...rest} type={type} className={buttonClass(variant, large, className)} />;
}

/** A link that looks like a button. */
export function LinkButton({ variant, large, className, ...rest }: LinkButtonProps) {
  return <Link viewTransition data-hide="print" {...rest} className={buttonClass(variant, large, className)} />;
}

const buttonClass = (variant: ButtonStyle['variant'] = 'fill', large = false, className?: string): string =>
  classNames(styles.button, variant !== 'fill' && styles[variant], large && styles.large, className);
