import { rm } from 'node:fs/promises';

/** Removes a data directory, also while the engine that worked in it is still ending. */
export async function removeDataDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
