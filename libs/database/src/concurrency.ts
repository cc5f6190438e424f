import { AppError } from '@tdt/contracts';

/**
 * Runs at most `limit` pieces of work at a time; the others wait in a queue, first come, first served. Throws
 * `full()`, by default `TOO_MANY_REQUESTS`, when the queue holds `queueLimit` pieces already.
 */
export function limitConcurrency(
  limit: number,
  queueLimit = Number.POSITIVE_INFINITY,
  full: () => AppError = () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 }),
) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit && waiting.length >= queueLimit) throw full();
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // A place is passed on rather than freed, so that newcomers cannot take it before the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The result of `work`. Throws what `late` makes when it takes longer; the work then continues. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(late()), milliseconds);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs work once for all concurrent callers that ask for the same key. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, work) => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
