import { watch } from 'node:fs';
import { stopping } from '../processes/stopping.ts';

/** An editor that saves all files makes one change. */
const SETTLE_MS = 150;

/** Calls back after each change below the folders, never while the call before is still at work. */
export function watchSources(folders: string[], callback: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let isAtWork = false;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE_MS);
  };
  const run = async () => {
    if (isAtWork) return settle();
    isAtWork = true;
    try {
      await callback();
    } catch (error) {
      // The next change is the next try.
      process.stderr.write(`${error}\n`);
    }
    isAtWork = false;
  };
  for (const folder of folders) watch(folder, { recursive: true, signal: stopping }, settle).on('error', () => {});
}
