import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAlive, stop } from '@tdt/embedded-mongo';

/** A database server for tests. */
export interface TestServer {
  /** Connection string, with the name of any database. */
  uri: string;
  close(): Promise<void>;
}

/** The server at TEST_MONGODB_URI, else an embedded engine on its own directory. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_MONGODB_URI;
  if (given) return { uri: given, close: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'test-engine-'));
  const engine = await keepAlive(join(dataDir, 'engine'));
  return {
    uri: engine.uri,
    close: async () => {
      engine.close();
      await removeDataDirectory(dataDir);
    },
  };
}

/** Ends the engine of a data directory, if one runs, then removes the directory. */
export async function removeDataDirectory(dataDir: string): Promise<void> {
  const engine = join(dataDir, 'engine');
  if (existsSync(engine)) await stop(engine);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
