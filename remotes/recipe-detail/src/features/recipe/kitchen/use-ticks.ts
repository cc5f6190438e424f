import { useState } from 'react';

export interface Ticks {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** What the cook has ticked off; kept by this page only. */
export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set());
  return {
    has: (id) => ticked.has(id),
    toggle: (id) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}
