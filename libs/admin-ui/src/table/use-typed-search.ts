import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * Words of a search box, which reach the address after a pause. When the address changes by itself (Back, a link that
 * clears the search) the box follows; what is typed while the address is about to change is kept.
 */
export function useTypedSearch(q: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState<string | null>(null);
  if (q !== known) {
    setKnown(q);
    setSent(null);
    if (q !== sent) setTyped(q);
  }
  const words = typed.trim();
  const send = () => {
    if (words === q) return;
    setSent(words);
    search(words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with the words, not with each rendering
  useEffect(() => {
    const timer = setTimeout(send, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, q]);
  return { typed, setTyped, send };
}
