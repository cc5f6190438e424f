import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stop } from '@tdt/embedded-mongo';

/** Ends the engine that works in a data directory, if one does, then removes the directory. */
export async function removeDataDirectory(dataDir: string): Promise<void> {
  const engine = join(dataDir, 'engine');
  if (existsSync(engine)) await stop(engine);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
