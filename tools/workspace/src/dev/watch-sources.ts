import { watch } from 'node:fs';
import { stopping } from '../processes/stopping.ts';

/** Several files that an editor saves at once count as one change. */
const SETTLE_MS = 150;

/** Calls back after each change in the folders, never while the previous call is still running. */
export function watchSources(folders: string[], callback: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLE_MS);
  };
  const run = async () => {
    if (isRunning) return settle();
    isRunning = true;
    try {
      await callback();
    } catch (error) {
      // The next change tries again.
      process.stderr.write(`${error}\n`);
    }
    isRunning = false;
  };
  for (const folder of folders) watch(folder, { recursive: true, signal: stopping }, settle).on('error', () => {});
}
