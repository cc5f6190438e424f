import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListQuery } from './catalogue-query.ts';
import { useListNavigation } from './use-list-navigation.ts';

/** Milliseconds of rest after which what was typed is searched. */
const REST = 250;

export interface SearchText {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  setText: (text: string) => void;
  submit: () => void;
}

/**
 * The text in the search field, searched as one types. An address that comes from elsewhere (Back, reset) brings its own
 * text. One word typed is one entry of the history, not one for each letter.
 */
export function useSearchText(query: ListQuery): SearchText {
  const go = useListNavigation();
  const [text, setText] = useState(query.q);
  const asked = useRef(query.q);
  const typed = text.trim();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the page's code ran is in the field alone, and would be taken away with the next rendering.
  useLayoutEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);

  const search = (q: string) => {
    if (q === asked.current) return;
    asked.current = q;
    go({ ...query, q, page: 1 }, { replace: query.q !== '' });
  };

  useEffect(() => {
    if (query.q === asked.current) return;
    asked.current = query.q;
    setText(query.q);
  }, [query.q]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait, not a new address
  useEffect(() => {
    const timer = setTimeout(() => search(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return { field, text, setText, submit: () => search(typed) };
}
