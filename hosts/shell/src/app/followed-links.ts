import { useCallback, useEffect, useRef } from 'react';

/** A link as it is found again on a page that is rendered anew: the one at `at` among those to the same address. */
interface FollowedLink {
  href: string | null;
  at: number;
}

/**
 * Remembers which link was followed from each entry of the history; `key` is the current entry's.
 * @returns focuses the link that was followed from the current entry, if there is one; always the same function
 */
export function useFollowedLinks(key: string): () => void {
  const current = useRef(key);
  const followed = useRef(new Map<string, FollowedLink>());
  useEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href') ?? null;
      if (link) followed.current.set(current.current, { href, at: linksTo(href).indexOf(link) });
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  return useCallback(() => {
    const link = followed.current.get(current.current);
    if (link) linksTo(link.href)[link.at]?.focus({ preventScroll: true });
  }, []);
}

const linksTo = (href: string | null): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
