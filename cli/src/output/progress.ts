import type { Progress } from '@tdt/federation';
import type { Sink } from './output.ts';

export interface ProgressReport {
  update(progress: Progress): void;
  /** Ends an unfinished line. */
  end(): void;
}

const BAR_WIDTH = 24;
const LINE_EVERY_MS = 1000;
const ERASE_TO_END = '\u001B[K';

/** For `--quiet`. */
export const silentProgress: ProgressReport = { update: () => {}, end: () => {} };

/** A progress bar on a terminal, plain lines elsewhere. `now` is in milliseconds. */
export const progressOn = (sink: Sink, now: () => number = Date.now): ProgressReport =>
  withoutRepeats(sink.isTTY ? progressBar(sink) : progressLines(sink, now));

/** A step may state its end twice: the last part of its work, and the step as a whole. */
function withoutRepeats({ update, end }: ProgressReport): ProgressReport {
  let last = '';
  return {
    update(progress) {
      const state = `${label(progress)} ${counts(progress)}`;
      if (state !== last) update(progress);
      last = state;
    },
    end,
  };
}

/** Rewrites one line per step. */
function progressBar(sink: Sink): ProgressReport {
  let isOpen = false;
  return {
    update(progress) {
      const filled = Math.round(share(progress) * BAR_WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
      isOpen = progress.done < progress.total;
      sink.write(`\r${label(progress)} ${bar} ${counts(progress)}${ERASE_TO_END}${isOpen ? '' : '\n'}`);
    },
    end() {
      if (isOpen) sink.write('\n');
      isOpen = false;
    },
  };
}

/** At most one line per second, and one for each completed step. */
function progressLines(sink: Sink, now: () => number): ProgressReport {
  let last = now();
  return {
    update(progress) {
      if (progress.done < progress.total && now() - last < LINE_EVERY_MS) return;
      last = now();
      sink.write(`${progress.step}: ${counts(progress)}\n`);
    },
    end() {},
  };
}

const label = ({ step }: Progress): string => step.padEnd('countries'.length);
const counts = ({ done, total }: Progress): string => `${done}/${total}`;
const share = ({ done, total }: Progress): number => (total === 0 ? 1 : Math.min(1, done / total));
