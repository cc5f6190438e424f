import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  title: string;
  /** What is known about it. */
  children?: ReactNode;
  onRetry: () => void;
}

/** Instead of a screen that cannot be shown. */
export function ErrorScreen({ title, children, onRetry }: ErrorScreenProps) {
  const texts = useTexts();
  return (
    <div role="alert" className={styles.screen}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      <Button type="primary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
