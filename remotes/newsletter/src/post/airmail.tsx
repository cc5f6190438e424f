import { classNames } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './airmail.module.css';

/** Draws the striped edge of an airmail envelope around its children; the CSS property `--edge` sets the width. */
export function Airmail({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.airmail, className)}>{children}</div>;
}
