import type { ListQuery } from '@tdt/domain/lists';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListNavigation } from './use-list-navigation.ts';

/** Milliseconds after the last key press before the search starts. */
const DEBOUNCE = 250;

export interface SearchText {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  setText: (text: string) => void;
  /** Puts the text into the field and searches it at once. */
  search: (text: string) => void;
  submit: () => void;
  /** Drops a search that waits for a pause in typing: it would stop the visitor from leaving. */
  cancel: () => void;
}

/**
 * The text of the search field, searched while the visitor types. Back and reset set the text from the address. A
 * search is one entry of the history, not one for each letter.
 */
export function useSearchText(query: ListQuery): SearchText {
  const go = useListNavigation();
  const [text, setText] = useState(query.q);
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(query.q);
  const latest = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = (q: string) => {
    clearTimeout(timer.current);
    if (q === searched.current) return;
    searched.current = q;
    go({ ...latest.current, q, page: 1 }, { replace: latest.current.q !== '' });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, DEBOUNCE, typed.trim());
  };

  // Text typed before hydration is only in the field, and the next render would overwrite it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useLayoutEffect(() => {
    type(field.current?.value ?? query.q);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    latest.current = query;
    if (query.q === searched.current) return;
    // A pending search would restore the former text.
    clearTimeout(timer.current);
    searched.current = query.q;
    setText(query.q);
  }, [query]);

  const searchAtOnce = (typed: string) => {
    setText(typed);
    search(typed);
  };
  return {
    field,
    text,
    setText: type,
    search: searchAtOnce,
    submit: () => search(text.trim()),
    cancel: () => clearTimeout(timer.current),
  };
}
