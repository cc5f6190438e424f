import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import styles from './tabs.module.css';

const AntdTabs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editor-controls" */ './controls.tsx')).Tabs,
}));

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
  /** Marks the tab. */
  hasErrors?: boolean;
  children: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Name of the tabs for screen readers. */
  label: string;
  items: TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
}

/** Parts of a screen, of which one is shown. A part that was shown once stays in the document, hidden. */
export function Tabs<Key extends string>({ label, items, active, onChange }: TabsProps<Key>) {
  const texts = useTexts();
  return (
    <Suspense fallback={null}>
      <AntdTabs
        className={styles.tabs ?? ''}
        aria-label={label}
        activeKey={active}
        onChange={(key) => onChange(key as Key)}
        items={items.map(({ key, label: title, hasErrors = false, children }) => ({
          key,
          label: hasErrors ? (
            <span className={styles.faulty}>
              {title} <span className={styles.hidden}>{texts.hasErrors}</span>
            </span>
          ) : (
            title
          ),
          children,
        }))}
      />
    </Suspense>
  );
}
