import { setTimeout as wait } from 'node:timers/promises';
import { createLimiter } from '../limiter.ts';

/** How a piece of work is let in. */
export type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Puts work that a visitor waits for before work ahead of time. */
export interface RightOfWay {
  /** Runs what a visitor waits for: at once, unless as many pieces of such work run already. */
  forVisitor: Run;
  /**
   * Resolves when no visitor has waited for anything for so long. Work ahead of time waits here and then begins, one
   * piece after another, in no visitor's place: a visitor who comes meanwhile is let in at once.
   */
  quiet(milliseconds: number): Promise<void>;
}

export function createRightOfWay(limit: number): RightOfWay {
  const limited = createLimiter(limit);
  const waitingForQuiet: (() => void)[] = [];
  let visitors = 0;
  let leftAt = Number.NEGATIVE_INFINITY;

  function leave(): void {
    visitors -= 1;
    leftAt = performance.now();
    if (visitors === 0) for (const go of waitingForQuiet.splice(0)) go();
  }

  return {
    forVisitor(work) {
      visitors += 1;
      return limited(work).finally(leave);
    },

    async quiet(milliseconds) {
      for (;;) {
        const remaining = leftAt + milliseconds - performance.now();
        if (visitors > 0) await new Promise<void>((go) => waitingForQuiet.push(go));
        else if (remaining > 0) await wait(remaining);
        else return;
      }
    },
  };
}
