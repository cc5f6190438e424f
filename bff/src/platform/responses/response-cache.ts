import { AppError } from '@tdt/contracts';
import { LRUCache } from 'lru-cache';
import type { CachedResponse, SendableResponse } from './sendable-response.ts';

/**
 * Responses by key. A key holds everything that a response depends on. Responses that depend on the caller are never
 * stored.
 */
export interface ResponseCache {
  /**
   * The stored response, else a new one. A stale response is returned at once and renewed in the background; concurrent
   * calls with one key share one production. Rejects with what `produce` throws, unless that is an outage (a response
   * of 500 and above is one, too) and an old response is stored: that one stays valid for minutes.
   */
  get(key: string, produce: () => Promise<CachedResponse>): Promise<SendableResponse>;
  /** Makes a response ready to be sent without storing it. */
  finish(response: CachedResponse): SendableResponse;
  /**
   * Maps a raw URL to a key and the pattern of its route, for `known` and `routeOf`. Without effect when nothing is
   * stored under the key.
   */
  remember(url: string, key: string, route: string): void;
  /** The fresh response to a raw URL that was requested before. */
  known(url: string): SendableResponse | null;
  routeOf(url: string): string | undefined;
  /** Counts a response that `known` returned and that was sent. */
  countKnown(): void;
  /** Lookups since the start, and bytes now. */
  usage(): { responses: Readonly<Record<CacheOutcome, number>>; bytes: number };
  /** Something has changed: every response is made anew, and what is stored is sent during an outage only. */
  expire(): void;
}

/** `hit`: a fresh response was stored. `stale`: an older one, which is renewed. `miss`: it had to be made. */
type CacheOutcome = 'hit' | 'stale' | 'miss';

export interface ResponseCacheOptions {
  /** Milliseconds for which a response is fresh; 0 stores nothing. */
  freshMs: number;
  maxBytes: number;
  finish: (response: CachedResponse) => SendableResponse;
  onRefreshError?: (error: unknown, key: string) => void;
  now?: () => number;
}

/** How long a stale response may still be sent while it is renewed, in multiples of the fresh time. */
const STALE_FACTOR = 5;
/** How old a response may get while it cannot be renewed because of an outage. */
const OUTAGE_MS = 300_000;
/** Between two attempts to renew a response during an outage: it has many callers, and each attempt takes time. */
const RETRY_MS = 1000;
/** After this time a failure is out of date: the next caller waits for the new response. */
const OUTAGE_SIGN_MS = 5000;
/**
 * Share of the memory for rare responses: filters and pages of lists have many combinations, and one caller can request
 * all.
 */
const RARE_SHARE = 0.25;
/** Raw URLs in memory. Each is short; dropping one only costs a pass through the router. */
const KNOWN_URLS_MAX = 5000;
const URL_LENGTH_MAX = 300;

interface Entry {
  response: SendableResponse;
  at: number;
  /** When renewing it last failed. */
  failedAt?: number;
  /** Something has changed since: it is sent only while it cannot be made anew. */
  isExpired?: boolean;
}

const createEntries = (maxBytes: number) =>
  new LRUCache<string, Entry>({ maxSize: Math.ceil(maxBytes), sizeCalculation: ({ response }) => response.size });

/** Bounded in bytes; the least recently used response goes first. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { freshMs, maxBytes, finish, onRefreshError = () => {}, now = () => performance.now() } = options;
  const common = createEntries(maxBytes * (1 - RARE_SHARE));
  const rare = createEntries(maxBytes * RARE_SHARE);
  const keys = new LRUCache<string, { key: string; route: string }>({ max: KNOWN_URLS_MAX });
  const flights = new Map<string, Promise<SendableResponse>>();
  let generation = 0;
  const counts: Record<CacheOutcome, number> = { hit: 0, stale: 0, miss: 0 };

  const longestMs = Math.max(OUTAGE_MS, freshMs * STALE_FACTOR);
  const isFresh = ({ at, isExpired }: Entry): boolean => !isExpired && now() - at < freshMs;
  const isUseful = ({ at }: Entry): boolean => now() - at < longestMs;
  const outcomeOf = (entry: Entry | undefined): CacheOutcome =>
    !entry || !isUseful(entry) ? 'miss' : isFresh(entry) ? 'hit' : 'stale';
  const find = (key: string): Entry | undefined => common.get(key) ?? rare.get(key);

  /** It is gone: no outage brings it back. */
  function drop(key: string): void {
    common.delete(key);
    rare.delete(key);
  }

  function noteFailure(key: string): void {
    const entry = find(key);
    if (entry) entry.failedAt = now();
  }

  function renew(key: string, produce: () => Promise<CachedResponse>): Promise<SendableResponse> {
    const startedIn = generation;
    const isCurrent = (): boolean => startedIn === generation;
    const flight = produce()
      .then((made) => {
        const response = finish(made);
        if (isCurrent() && made.store !== false) {
          const [chosen, other] = made.store === 'rare' ? [rare, common] : [common, rare];
          chosen.set(key, { response, at: now() });
          other.delete(key);
        } else if (isCurrent() && response.status >= 500) noteFailure(key);
        else if (isCurrent() && response.status >= 400) drop(key);
        return response;
      })
      .catch((error: unknown) => {
        if (isCurrent()) (isOutage(error) ? noteFailure : drop)(key);
        throw error;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  return {
    finish,
    async get(key, produce) {
      const entry = freshMs === 0 ? undefined : find(key);
      counts[outcomeOf(entry)] += 1;
      if (freshMs === 0) return finish(await produce());
      if (entry && isFresh(entry)) return entry.response;
      const flight = flights.get(key);
      if (!entry || !isUseful(entry)) return flight ?? renew(key, produce);
      const { at, failedAt = null, isExpired = false } = entry;
      const report = (error: unknown) => onRefreshError(error, key);
      const isOut = failedAt !== null && now() - failedAt < OUTAGE_SIGN_MS;
      if (!isOut && (isExpired || now() - at >= freshMs * STALE_FACTOR))
        return orStale(flight ?? renew(key, produce), entry.response, report);
      const isTooSoon = failedAt !== null && now() - failedAt < RETRY_MS;
      if (!flight && !isTooSoon) renew(key, produce).catch(report);
      return entry.response;
    },
    remember(url, key, route) {
      if (url.length <= URL_LENGTH_MAX && (common.has(key) || rare.has(key))) keys.set(url, { key, route });
    },
    known(url) {
      const known = keys.get(url);
      const entry = known && find(known.key);
      return entry && isFresh(entry) ? entry.response : null;
    },
    routeOf: (url) => keys.peek(url)?.route,
    countKnown() {
      counts.hit += 1;
    },
    usage: () => ({ responses: counts, bytes: common.calculatedSize + rare.calculatedSize }),
    expire() {
      generation += 1;
      flights.clear();
      for (const entries of [common, rare]) {
        for (const entry of entries.values()) {
          entry.isExpired = true;
          delete entry.failedAt;
        }
      }
    },
  };
}

/** A fault of the server, which may pass. Any other error is news about the resource: it is gone, or has moved. */
const isOutage = (error: unknown): boolean => !(error instanceof AppError) || error.status >= 500;

/** The new response, or the old one during an outage. */
async function orStale(
  flight: Promise<SendableResponse>,
  stale: SendableResponse,
  report: (error: unknown) => void,
): Promise<SendableResponse> {
  try {
    const response = await flight;
    return response.status >= 500 ? stale : response;
  } catch (error) {
    if (!isOutage(error)) throw error;
    report(error);
    return stale;
  }
}
