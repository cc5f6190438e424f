import { LRUCache } from 'lru-cache';
import type { Answer, StoredAnswer } from './stored-answer.ts';

/** Answers by key. A key names all that an answer depends on; what depends on who asks is never stored. */
export interface AnswerCache {
  /**
   * The stored answer, else a new one. A stale one is answered at once and renewed behind the scenes; many askers of one
   * key wait for one production. What `produce` throws is passed on and not stored.
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

/** How long, in fresh times, a stale answer may still be served: while it is renewed, or while renewing it fails. */
const STALE_FACTOR = 5;
/** Share of the memory for rare answers: filters and pages of lists have many combinations, and anybody can ask for all. */
const RARE_SHARE = 0.25;
/** Spellings of URLs remembered; each is short, and forgetting one only costs the way through the router. */
const URLS_MAX = 5000;
const URL_LENGTH_MAX = 300;

interface Entry {
  answer: StoredAnswer;
  at: number;
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

  function renew(key: string, produce: () => Promise<Answer>): Promise<StoredAnswer> {
    const startedIn = generation;
    const flight = produce()
      .then((made) => {
        const answer = finish(made);
        if (startedIn === generation && made.store !== false) {
          const [chosen, other] = made.store === 'rare' ? [rare, common] : [common, rare];
          chosen.set(key, { answer, at: now() });
          other.delete(key);
        }
        return answer;
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
      if (!entry || age >= freshMs * STALE_FACTOR) return flight ?? renew(key, produce);
      if (!flight) renew(key, produce).catch((error: unknown) => onRefreshError(error, key));
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
