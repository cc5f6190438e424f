import type { Elements } from '@tdt/platform';
import { VisuallyHidden } from '@tdt/ui';
import { type RefObject, useId, useState } from 'react';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { useOptions } from './use-options.ts';
import { useOverlay } from './use-overlay.ts';

export interface CompletionListProps {
  field: RefObject<HTMLInputElement | null>;
  /** As typed. */
  text: string;
  /** Whether the visitor typed before these suggestions were loaded. */
  isTyped: boolean;
  onSearch: (text: string) => void;
  /** Called before the visitor goes to another page. */
  onLeave: () => void;
}

/** Recipes, countries and ingredients that the visitor may mean, below the search field. A chunk of its own. */
export function CompletionList({ field, text, isTyped, onSearch, onLeave }: CompletionListProps) {
  const [isOpen, setOpen] = useState(isTyped);
  const { options, groups } = useOptions(isOpen ? text.trim() : null, { onSearch, onLeave });
  const { listId, optionProps } = useCombobox({ field, options, isOpen, setOpen });
  const count = isOpen ? options.length : 0;
  const list = useOverlay(field, count);
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{count > 0 ? `${count} suggestion${count > 1 ? 's' : ''}` : ''}</span>
      </VisuallyHidden>
      {count > 0 && (
        <div ref={list} id={listId} popover="manual" role="listbox" aria-label="Suggestions" className={styles.list}>
          {groups.map(({ name, options: own }) => (
            <Group key={name} name={name}>
              {own.map((option) => (
                <div key={option.key} {...optionProps(option)} className={styles.option}>
                  <span>{option.label}</span>
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </div>
              ))}
            </Group>
          ))}
        </div>
      )}
    </>
  );
}

function Group({ name, children }: { name: string; children: Elements }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset cannot hold
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.name}>
        {name}
      </div>
      {children}
    </div>
  );
}
