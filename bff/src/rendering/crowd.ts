/** Pages of one remote that a thread renders at once. */
export interface Crowd {
  /** Whether a remote has taken so much that the others would come short: its next pages are left to the browser. */
  isFull(remote: string): boolean;
  /** Counts a page in; what it returns counts it out, once. */
  enter(remote: string): () => void;
}

/** Of the fifty that the renderer admits: a remote whose loaders never come back leaves room for the others. */
const AT_ONCE_MAX = 40;
/** A page takes milliseconds; so many that wait for so long mean that something does not answer. */
const WAITING_MAX = 10;
const WAITING_MS = 1000;

export function createCrowd(now: () => number = () => performance.now()): Crowd {
  const entered = new Map<string, Set<{ at: number }>>();
  return {
    isFull(remote) {
      const pages = [...(entered.get(remote) ?? [])];
      return pages.length >= AT_ONCE_MAX || pages.filter(({ at }) => now() - at > WAITING_MS).length >= WAITING_MAX;
    },
    enter(remote) {
      const pages = entered.get(remote) ?? new Set();
      const page = { at: now() };
      entered.set(remote, pages.add(page));
      return () => void pages.delete(page);
    },
  };
}
