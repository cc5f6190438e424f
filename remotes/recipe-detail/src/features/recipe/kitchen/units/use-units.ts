import { storedText, storeText } from '@tdt/platform/stored-text';
import { useEffect, useState } from 'react';
import type { Units } from '../measures.ts';

const KEY = 'tdt.unites';
const AMERICAN = 'us';

export interface UnitsChoice {
  isAmerican: boolean;
  toggle: () => void;
  /** `null` for the recipe's own, and as long as the others load. */
  units: Units | null;
}

/** The units that the visitor has chosen in this browser. The code of others than the recipe's loads on demand. */
export function useUnits(): UnitsChoice {
  const [isAmerican, setAmerican] = useState(false);
  const [american, setUnits] = useState<Units | null>(null);
  // In an effect: the server does not know the storage, and hydration needs the same first rendering.
  useEffect(() => setAmerican(storedText(KEY) === AMERICAN), []);
  useEffect(() => {
    if (!isAmerican || american) return;
    import(/* webpackChunkName: "american-units" */ './american.ts').then(
      (loaded) => setUnits(loaded.american),
      () => setAmerican(false),
    );
  }, [isAmerican, american]);
  const toggle = () => {
    setAmerican(!isAmerican);
    storeText(KEY, isAmerican ? null : AMERICAN);
  };
  return { isAmerican, toggle, units: isAmerican ? american : null };
}
