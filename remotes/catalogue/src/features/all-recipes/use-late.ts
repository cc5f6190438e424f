import { useEffect, useState } from 'react';

/** Whether something has been pending for longer than a moment: what comes at once needs no placeholder. */
export function useLate(isPending: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending, milliseconds]);
  return isPending && isLate;
}
