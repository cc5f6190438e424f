import { useEffect, useEffectEvent } from 'react';

/** The key of commands, as keyboards name it. */
export const COMMAND_KEY = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** Ctrl+K or Cmd+K, and "?" outside of fields. Not above a dialog, which would lose the focus. */
export function useShortcuts({ onPalette, onKeys }: { onPalette: () => void; onKeys: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isCommand = ctrlKey !== metaKey && !altKey && !shiftKey;
    const isTyped = target instanceof Element && target.matches(EDITABLE);
    const action =
      isCommand && key.toLowerCase() === 'k'
        ? onPalette
        : key === '?' && !ctrlKey && !metaKey && !isTyped
          ? onKeys
          : undefined;
    if (!action || document.querySelector('dialog[open]')) return;
    // Browsers put Ctrl+K into their own search.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
