/**
 * Whose code a render thread runs, in memory that outlives it: a thread that hangs or dies can no longer say. The pages of
 * several remotes take turns on one thread, and only one of them is to blame.
 */
export interface Trace {
  /** Says that code of a remote comes next; forgotten at the end of the thread's turn. */
  enter(remote: string | null): void;
  /** The remote whose code ran last in the turn under way, `null` when that is not known. */
  read(): string | null;
}

/** @param remotes names in the same order on both sides */
export function createTrace(memory: SharedArrayBuffer, remotes: readonly string[]): Trace {
  const cell = new Int32Array(memory);
  let isEnding = false;

  function leave(): void {
    isEnding = false;
    cell[0] = 0;
  }

  return {
    enter(remote) {
      cell[0] = remote === null ? 0 : remotes.indexOf(remote) + 1;
      // After the promises that follow from this, and before the thread's next timers.
      if (!isEnding) setImmediate(leave);
      isEnding = true;
    },
    read: () => remotes[(cell[0] ?? 0) - 1] ?? null,
  };
}

export const traceMemory = (): SharedArrayBuffer => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
