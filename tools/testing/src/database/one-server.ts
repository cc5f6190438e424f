import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from './test-server.ts';

/** What may read a whole collection although it has indexes: lists of accounts, which are few, and tests on their own. */
const SCANS = [
  /^admin_users .*("email":\{"\$regex"|"created_at":1)/,
  /"tag":\{"\$exists":/,
  /^(recipes|seo_metadata) \[\{"(title|slug)":"\?"\},\{\}\]$/,
  /^newsletter_subscribers \[\{"sync\.state":\{"\$ne":/,
];

/** Queries to databases of the site; others are those of the engine's own tests. */
const SITE = /^(?:tour-de-table|test-[\w-]+)\.(.*)/;

/**
 * Global setup of integration tests: one database server for all of them, in which each uses databases of its own. They
 * fail in the end if a query of theirs read a whole collection that is not listed here.
 */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_SERVER_URI) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'test-scans-'));
  const file = join(folder, 'scans');
  process.env.TDT_ENGINE_SCANS = file;
  const { uri, close } = await startTestServer();
  process.env.TEST_SERVER_URI = uri;
  return async () => {
    await close();
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const kinds = lines.flatMap((line) => SITE.exec(line)?.[1] ?? []);
    await rm(folder, { recursive: true });
    const unknown = [...new Set(kinds)].filter((kind) => !SCANS.some((known) => known.test(kind)));
    if (unknown.length > 0) throw new Error(`Queries read whole collections: add an index.\n${unknown.join('\n')}`);
  };
}
