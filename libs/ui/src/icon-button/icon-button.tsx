import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'> {
  /** The action, for screen readers. */
  label: string;
  /** One of `icons`. */
  path: string;
}

/** A round button with an icon only, large enough for touch. */
export function IconButton({ label, path, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={classNames(styles.button, className)}>
      <Icon path={path} />
    </button>
  );
}
