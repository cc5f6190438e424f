import { classNames } from '@tdt/ui';
import type { ReactNode } from 'react';
import styles from './airmail.module.css';

/** The striped edge of an airmail envelope around what it holds; `--edge` is its width. */
export function Airmail({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.airmail, className)}>{children}</div>;
}
