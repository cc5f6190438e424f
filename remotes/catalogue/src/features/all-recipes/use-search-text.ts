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
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(query.q);
  const latest = useRef(query);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = (q: string) => {
    clearTimeout(rest.current);
    if (q === asked.current) return;
    asked.current = q;
    go({ ...latest.current, q, page: 1 }, { replace: latest.current.q !== '' });
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(rest.current);
    rest.current = setTimeout(search, REST, typed.trim());
  };

  // What was typed before the page's code ran is in the field alone, and would be taken away with the next rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page starts
  useLayoutEffect(() => {
    type(field.current?.value ?? query.q);
    return () => clearTimeout(rest.current);
  }, []);

  useEffect(() => {
    latest.current = query;
    if (query.q === asked.current) return;
    // Typing that still rests would bring the former text back.
    clearTimeout(rest.current);
    asked.current = query.q;
    setText(query.q);
  }, [query]);

  return { field, text, setText: type, submit: () => search(text.trim()) };
}
