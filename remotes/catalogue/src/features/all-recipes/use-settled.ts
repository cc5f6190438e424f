import { useEffect, useRef, useState } from 'react';

interface Settled<T> {
  /** `null` while it is on its way. */
  current: T | null;
  /** The newest there was; `null` before the first. */
  latest: T | null;
  /** It did not come; what came before is still there. */
  hasFailed: boolean;
}

/** A value, or the promise of one as it comes. The first one that fails is thrown to the nearest error boundary. */
export function useSettled<T extends object>(asked: T | Promise<T>): Settled<T> {
  const [arrived, setArrived] = useState<{ asked: unknown; value: T } | null>(null);
  const [failed, setFailed] = useState<{ asked: unknown; error: unknown } | null>(null);
  const latest = useRef<T | null>(null);

  useEffect(() => {
    if (!(asked instanceof Promise)) return;
    let isWanted = true;
    asked.then(
      (value) => isWanted && setArrived({ asked, value }),
      (error: unknown) => isWanted && setFailed({ asked, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);

  const hasFailed = failed?.asked === asked;
  if (hasFailed && !latest.current) throw failed.error;
  const fromPromise = arrived?.asked === asked ? arrived.value : null;
  const current = asked instanceof Promise ? fromPromise : asked;
  useEffect(() => {
    if (current) latest.current = current;
  });
  return { current, latest: current ?? latest.current, hasFailed };
}
