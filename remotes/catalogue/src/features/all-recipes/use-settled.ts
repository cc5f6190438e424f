import { useEffect, useRef, useState } from 'react';

interface Settled<T> {
  /** `null` while pending. */
  current: T | null;
  /** The latest value; `null` before the first. */
  latest: T | null;
  /** The promise was rejected; `latest` keeps the earlier value. */
  hasFailed: boolean;
  /** What it was rejected with. */
  failure: unknown;
}

/** The state of a value or its promise. If the first one is rejected, its error goes to the nearest error boundary. */
export function useSettled<T extends object>(source: T | Promise<T>): Settled<T> {
  const [arrived, setArrived] = useState<{ source: unknown; value: T } | null>(null);
  const [failed, setFailed] = useState<{ source: unknown; error: unknown } | null>(null);
  const latest = useRef<T | null>(null);

  useEffect(() => {
    if (!(source instanceof Promise)) return;
    let isCurrent = true;
    source.then(
      (value) => isCurrent && setArrived({ source, value }),
      (error: unknown) => isCurrent && setFailed({ source, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);

  const hasFailed = failed?.source === source;
  if (hasFailed && !latest.current) throw failed.error;
  const fromPromise = arrived?.source === source ? arrived.value : null;
  const current = source instanceof Promise ? fromPromise : source;
  useEffect(() => {
    if (current) latest.current = current;
  });
  return { current, latest: current ?? latest.current, hasFailed, failure: hasFailed ? failed.error : null };
}
