import { useEffect, useState } from 'react';

/** What `load` resolves to, after hydration; `null` before, and if it fails: the next page tries again. */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    load().then(
      (value) => setLoaded(() => value),
      () => {},
    );
  }, []);
  return loaded;
}
