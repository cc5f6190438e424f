import type { Worker } from 'node:worker_threads';

export interface MemoryLimits {
  /** Heap at which V8 ends the thread. */
  heapMb: number;
  /**
   * Memory outside the heap (buffers), which V8 does not limit, at which the thread is ended. Several times what pages
   * need: they are a hundred kilobytes each and change hands.
   */
  outsideMb: number;
  /** Share of either beyond which the thread is replaced in good order: something in it leaks. */
  grown: number;
  /** No thread is replaced in good order before this age: one that grows faster is let run into the limits. */
  youngMs: number;
}

export const MEMORY_LIMITS: MemoryLimits = { heapMb: 256, outsideMb: 256, grown: 0.6, youngMs: 10_000 };

/** Megabytes. */
export interface ThreadMemory {
  heapMb: number;
  outsideMb: number;
}

interface WatchOptions {
  limits: MemoryLimits;
  /** Whether the thread has anything to do; one that has nothing does not grow. */
  isBusy: () => boolean;
  /** Told once. */
  onGrown: (memory: ThreadMemory) => void;
  onExceeded: (memory: ThreadMemory) => void;
}

const LOOK_MS = 250;
const MB = 1024 * 1024;

/** V8's own limits. A young generation of the usual size would only put off collecting: renders keep nothing. */
export const resourceLimits = ({ heapMb }: MemoryLimits) => ({
  maxOldGenerationSizeMb: heapMb,
  maxYoungGenerationSizeMb: 16,
});

/** Looks at a thread's memory from outside, which also works while its code never comes back. Returns the way to stop. */
export function watchMemory(worker: Worker, { limits, isBusy, onGrown, onExceeded }: WatchOptions): () => void {
  const startedAt = performance.now();
  let wasBusy = false;
  let hasGrown = false;
  let isLooking = false;

  function judge(memory: ThreadMemory): void {
    if (memory.outsideMb > limits.outsideMb) onExceeded(memory);
    const isGrown = memory.heapMb > limits.heapMb * limits.grown || memory.outsideMb > limits.outsideMb * limits.grown;
    if (hasGrown || !isGrown || performance.now() - startedAt < limits.youngMs) return;
    hasGrown = true;
    onGrown(memory);
  }

  async function look(): Promise<void> {
    // One look more than there is work, for what the last page has left; never two at once.
    const isWorthALook = (isBusy() || wasBusy) && !isLooking;
    wasBusy = isBusy();
    if (!isWorthALook) return;
    isLooking = true;
    const memory = await readMemory(worker).catch(() => null);
    isLooking = false;
    if (memory) judge(memory);
  }

  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

async function readMemory(worker: Worker): Promise<ThreadMemory> {
  const { used_heap_size, external_memory } = await worker.getHeapStatistics();
  return { heapMb: Math.round(used_heap_size / MB), outsideMb: Math.round(external_memory / MB) };
}
