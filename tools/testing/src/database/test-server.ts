import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAlive } from '@tdt/embedded-mongo';
import { removeDataDirectory } from './remove-data-directory.ts';

/** A database server for tests. */
export interface TestServer {
  /** Connection string with some database name in it. */
  uri: string;
  close(): Promise<void>;
}

/** The server at TEST_MONGODB_URI, else an embedded engine on a directory of its own. */
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
