import { AppError } from '@tdt/contracts';

/**
 * Runs at most `limit` pieces of work at a time, the others wait in line. Where the line has a `longest`, whoever comes
 * when it is full gets `TOO_MANY_REQUESTS`.
 */
export function createLimiter(limit: number, longest = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit && waiting.length >= longest) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 });
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // A place is handed on rather than freed, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One run for all who ask for the same key at the same time. */
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
