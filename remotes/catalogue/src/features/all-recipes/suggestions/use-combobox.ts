import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SuggestedOption } from './use-options.ts';

interface Combobox {
  field: RefObject<HTMLInputElement | null>;
  options: readonly SuggestedOption[];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/**
 * Gives the field, which another component renders, suggestions by the ARIA pattern "combobox": typing opens the list,
 * arrow keys mark one, Enter chooses it, Escape closes the list. The focus and what is typed stay in the field; without a mark
 * Enter searches for the text.
 */
export function useCombobox({ field, options, isOpen, setOpen }: Combobox) {
  const listId = useId();
  const [marked, setMarked] = useState<SuggestedOption | null>(null);
  const isShown = isOpen && options.length > 0;
  const place = marked ? options.findIndex(({ key }) => key === marked.key) : -1;
  const current = isShown ? (options[place] ?? null) : null;
  const optionId = (option: SuggestedOption) => `${listId}-${options.indexOf(option)}`;
  const activeId = current && optionId(current);

  const close = () => {
    setOpen(false);
    setMarked(null);
  };
  const choose = (option: SuggestedOption) => {
    close();
    option.choose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      // One place more than options: in it, none is marked.
      const places = options.length + 1;
      setMarked(options[((place + 1 + step + places) % places) - 1] ?? null);
      setOpen(true);
    } else if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter' && current) choose(current);
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  const handlers = useRef({ onKeyDown, close });
  useEffect(() => {
    handlers.current = { onKeyDown, close };
  });

  useEffect(() => {
    const controller = new AbortController();
    field.current?.addEventListener('keydown', (event) => handlers.current.onKeyDown(event), controller);
    field.current?.addEventListener('input', () => setOpen(true), controller);
    field.current?.addEventListener('blur', () => handlers.current.close(), controller);
    return () => controller.abort();
  }, [field, setOpen]);

  useLayoutEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', String(isShown));
    for (const [name, id] of [
      ['aria-controls', isShown && listId],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (id) input?.setAttribute(name, id);
      else input?.removeAttribute(name);
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, isShown, listId, activeId]);

  return {
    listId,
    optionProps: (option: SuggestedOption) => ({
      id: optionId(option),
      role: 'option',
      'aria-selected': option === current,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        choose(option);
        // The keyboard of a phone would cover what was found.
        if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
      },
    }),
  } as const;
}
