import { randomUUID } from 'node:crypto';
import { withDatabase } from './database-uri.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** An empty database for one user. */
export interface TemporaryDatabase {
  uri: string;
  close(): Promise<void>;
}

let server: Promise<TestServer> | undefined;
let users = 0;

/**
 * Creates an empty database on the one server of this test process, which starts with the first database and ends with
 * the last. Close it in `afterAll`, or declare it with `await using`.
 */
export async function temporaryDatabase(): Promise<TemporaryDatabase & AsyncDisposable> {
  users += 1;
  server ??= startTestServer();
  const { uri } = await server;
  const close = async () => {
    users -= 1;
    if (users > 0) return;
    const last = server;
    server = undefined;
    await (await last)?.close();
  };
  return { uri: withDatabase(uri, `test-${randomUUID()}`), close, [Symbol.asyncDispose]: close };
}
