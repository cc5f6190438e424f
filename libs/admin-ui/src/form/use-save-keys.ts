import { type RefObject, useEffect } from 'react';

/** Ctrl+S, or Cmd+S, submits the form, and never opens the browser's dialog. Not while a question is open. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog[open]')) form.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [form]);
}
