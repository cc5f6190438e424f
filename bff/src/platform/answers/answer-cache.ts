import { AppError } from '@tdt/contracts';
import { LRUCache } from 'lru-cache';
import type { Answer, StoredAnswer } from './stored-answer.ts';

/** Answers by key. A key names all that an answer depends on; what depends on who asks is never stored. */
export interface AnswerCache {
  /**
   * The stored answer, else a new one. A stale one is answered at once and renewed behind the scenes; many askers of one
   * key wait for one production. What `produce` throws is passed on and not stored; when it is an outage, or an answer of
   * 500 and above comes of it, an old answer stays good for minutes.
   */
  get(key: string, produce: () => Promise<Answer>): Promise<StoredAnswer>;
  /** Makes an answer ready to be sent without storing it. */
  finish(answer: Answer): StoredAnswer;
  /** Says that a raw URL means this key, so that `known` can answer it; without effect on what is not stored. */
  remember(url: string, key: string): void;
  /** The fresh answer to a raw URL that was asked before. */
  known(url: string): StoredAnswer | null;
  /** Forgets everything, answers in the making included. */
  clear(): void;
}

export interface AnswerCacheOptions {
  /** Milliseconds for which an answer counts as fresh; 0 stores nothing. */
  freshMs: number;
  maxBytes: number;
  finish: (answer: Answer) => StoredAnswer;
  onRefreshError?: (error: unknown, key: string) => void;
  now?: () => number;
}

/** How long, in fresh times, a stale answer may still be served while it is renewed. */
const STALE_FACTOR = 5;
/** How old an answer may get while it cannot be renewed, because what it is made of is away. */
const OUTAGE_MS = 300_000;
/** Between two attempts to renew an answer that could not be renewed: many ask for it, and each attempt takes its time. */
const RETRY_MS = 1000;
/** Share of the memory for rare answers: filters and pages of lists have many combinations, and anybody can ask for all. */
const RARE_SHARE = 0.25;
/** Spellings of URLs remembered; each is short, and forgetting one only costs the way through the router. */
const URLS_MAX = 5000;
const URL_LENGTH_MAX = 300;

interface Entry {
  answer: StoredAnswer;
  at: number;
  /** When it could last not be renewed. */
  failedAt?: number;
}

const createEntries = (maxBytes: number) =>
  new LRUCache<string, Entry>({ maxSize: Math.ceil(maxBytes), sizeCalculation: ({ answer }) => answer.size });

/** Bounded in bytes; the least recently asked goes first. */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { freshMs, maxBytes, finish, onRefreshError = () => {}, now = () => performance.now() } = options;
  const common = createEntries(maxBytes * (1 - RARE_SHARE));
  const rare = createEntries(maxBytes * RARE_SHARE);
  const keys = new LRUCache<string, string>({ max: URLS_MAX });
  const flights = new Map<string, Promise<StoredAnswer>>();
  let generation = 0;

  const find = (key: string): Entry | undefined => common.get(key) ?? rare.get(key);

  function noteFailure(key: string): void {
    const entry = find(key);
    if (entry) entry.failedAt = now();
  }

  function renew(key: string, produce: () => Promise<Answer>): Promise<StoredAnswer> {
    const startedIn = generation;
    const flight = produce()
      .then((made) => {
        const answer = finish(made);
        if (startedIn === generation && made.store !== false) {
          const [chosen, other] = made.store === 'rare' ? [rare, common] : [common, rare];
          chosen.set(key, { answer, at: now() });
          other.delete(key);
        } else if (answer.status >= 500) noteFailure(key);
        return answer;
      })
      .catch((error: unknown) => {
        if (isOutage(error)) noteFailure(key);
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
      if (freshMs === 0) return finish(await produce());
      const entry = find(key);
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return entry.answer;
      const flight = flights.get(key);
      const { failedAt = null } = entry ?? {};
      if (!entry || age >= Math.max(OUTAGE_MS, freshMs * STALE_FACTOR)) return flight ?? renew(key, produce);
      const tell = (error: unknown) => onRefreshError(error, key);
      if (failedAt === null && age >= freshMs * STALE_FACTOR)
        return orStale(flight ?? renew(key, produce), entry.answer, tell);
      const isTooSoon = failedAt !== null && now() - failedAt < RETRY_MS;
      if (!flight && !isTooSoon) renew(key, produce).catch(tell);
      return entry.answer;
    },
    remember(url, key) {
      if (url.length <= URL_LENGTH_MAX && (common.has(key) || rare.has(key))) keys.set(url, key);
    },
    known(url) {
      const key = keys.get(url);
      const entry = key === undefined ? undefined : find(key);
      return entry && now() - entry.at < freshMs ? entry.answer : null;
    },
    clear() {
      generation += 1;
      common.clear();
      rare.clear();
      keys.clear();
      flights.clear();
    },
  };
}

/** What is the server's fault and may pass. Anything else is news about the thing itself: it is gone, or has moved. */
const isOutage = (error: unknown): boolean => !(error instanceof AppError) || error.status >= 500;

/** The new answer, or the old one when there is none to be had now. */
async function orStale(
  flight: Promise<StoredAnswer>,
  stale: StoredAnswer,
  tell: (error: unknown) => void,
): Promise<StoredAnswer> {
  try {
    const answer = await flight;
    return answer.status >= 500 ? stale : answer;
  } catch (error) {
    if (!isOutage(error)) throw error;
    tell(error);
    return stale;
  }
}
