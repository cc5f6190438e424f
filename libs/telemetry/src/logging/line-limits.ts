import { LRUCache } from 'lru-cache';
import type { LoggerOptions } from 'pino';

/** Lines a minute with one text: callers can cause most kinds, and must not fill the disk. */
const WARNINGS_MAX = 60;
/** The same for lines below a warning, which are one for each request. */
const OTHERS_MAX = 60_000;
const WINDOW_MS = 60_000;
const WARNING = 40;
const FATAL = 60;
/** Texts in memory. There are some fifty. */
const TEXTS_MAX = 500;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * A hook of pino that drops lines whose text was logged too often in the last minute. The next line with that text says
 * in `suppressed` how many were dropped.
 */
export function limitLines(now: () => number = () => performance.now()): LogMethod {
  const windows = new LRUCache<string, { endsAt: number; lines: number }>({ max: TEXTS_MAX });

  /** How many lines were dropped before this one; `null` when it is dropped, too. */
  function dropped(text: string, level: number): number | null {
    const max = level < WARNING ? OTHERS_MAX : WARNINGS_MAX;
    const window = windows.get(text);
    if (window && now() < window.endsAt) {
      window.lines += 1;
      return window.lines > max ? null : 0;
    }
    windows.set(text, { endsAt: now() + WINDOW_MS, lines: 1 });
    return window ? Math.max(0, window.lines - max) : 0;
  }

  return function limited(parameters, method, level) {
    const [fields, text] = parameters as unknown as [unknown, unknown];
    const suppressed = level >= FATAL ? 0 : dropped(String(typeof fields === 'string' ? fields : text), level);
    if (suppressed === null) return;
    if (suppressed === 0) return method.apply(this, parameters);
    const own = typeof fields === 'object' ? fields : {};
    return method.apply(this, [{ ...own, suppressed }, String(text ?? fields)] as never);
  };
}
