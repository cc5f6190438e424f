import { VisuallyHidden } from '@tdt/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import styles from './tabs.module.css';

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
  /** Marks the tab. */
  hasErrors?: boolean;
  /** A number beside the label, and what it counts: "2 notes". */
  count?: { shown: number; label: string } | undefined;
  children: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Name of the tabs for screen readers. */
  label: string;
  items: TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
}

/**
 * Parts of a screen; one is shown at a time. A part that was shown once stays in the document, hidden. Not Ant Design's
 * tabs, which put their label outside the tab list, control panels that do not exist, and count tabs in English.
 */
export function Tabs<Key extends string>({ label, items, active, onChange }: TabsProps<Key>) {
  const texts = useTexts();
  const id = useId();
  const [opened, setOpened] = useState<readonly Key[]>([active]);
  if (!opened.includes(active)) setOpened([...opened, active]);
  useEffect(() => {
    const tab = document.getElementById(`${id}-tab-${active}`);
    const line = tab?.parentElement;
    // On phones the line of tabs is longer than the screen. Not `scrollIntoView`, which scrolls the page as well.
    if (line) line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
  }, [id, active]);
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveFocus}>
        {items.map(({ key, label: title, hasErrors = false, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={key === active}
            aria-controls={opened.includes(key) ? `${id}-${key}` : undefined}
            tabIndex={key === active ? 0 : -1}
            className={styles.tab}
            data-faulty={hasErrors}
            onClick={() => onChange(key)}
          >
            <span>{title}</span>
            {count && (
              <>
                <span className={styles.count} aria-hidden>
                  {count.shown}
                </span>
                <VisuallyHidden>{` ${count.label}`}</VisuallyHidden>
              </>
            )}
            {hasErrors && <VisuallyHidden>{` ${texts.hasErrors}`}</VisuallyHidden>}
          </button>
        ))}
      </div>
      {items.map(
        ({ key, children }) =>
          opened.includes(key) && (
            <div
              key={key}
              role="tabpanel"
              id={`${id}-${key}`}
              aria-labelledby={`${id}-tab-${key}`}
              hidden={key !== active}
            >
              {children}
            </div>
          ),
      )}
    </>
  );
}

/** Arrow keys lead from tab to tab, Home and End to the first and the last one; Enter or Space opens the focused tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  tabs.at(wanted % tabs.length)?.focus();
}
