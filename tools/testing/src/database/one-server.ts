import { startTestServer } from './test-server.ts';

/** Global setup of integration tests: one database server for all of them, in which each uses databases of its own. */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_SERVER_URI) return undefined;
  const { uri, close } = await startTestServer();
  process.env.TEST_SERVER_URI = uri;
  return close;
}
