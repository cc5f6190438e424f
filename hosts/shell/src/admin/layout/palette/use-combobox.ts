import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface Combobox {
  /** Keys of the lines, in their order. */
  keys: readonly string[];
  onChoose: (key: string) => void;
}

/**
 * A text field that chooses from a list below it, by the ARIA pattern "combobox": arrow keys mark a line, Enter chooses
 * the marked one, at first the first. The focus stays in the field.
 */
export function useCombobox({ keys, onChoose }: Combobox) {
  const id = useId();
  const [marked, setMarked] = useState<string>();
  const place = Math.max(0, marked === undefined ? 0 : keys.indexOf(marked));
  const active = keys[place];
  const optionId = (key: string) => `${id}-${key}`;
  const activeId = active === undefined ? undefined : optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) onChoose(active);
    else if (step !== 0 && keys.length > 0) setMarked(keys[(place + step + keys.length) % keys.length]);
    else return;
    event.preventDefault();
  };

  return {
    active,
    input: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    listId: id,
    option: (key: string) => ({
      id: optionId(key),
      role: 'option',
      'aria-selected': key === active,
      onClick: () => onChoose(key),
      onMouseMove: () => setMarked(key),
    }),
  } as const;
}
