import { randomUUID } from 'node:crypto';
import { withDatabase } from './database-uri.ts';

/** The connection string of an empty database on the server of the integration tests (`one-server.ts`). */
export function temporaryDatabase(): string {
  const server = process.env.TEST_SERVER_URI;
  if (!server) throw new Error('Only integration tests have a database server.');
  return withDatabase(server, `test-${randomUUID()}`);
}
