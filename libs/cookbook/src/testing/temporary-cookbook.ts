import { connectDatabase, createChanges, createLeases, prepareDatabase, watch } from '@tdt/database';
import { silentLog, type TemporaryPlace, temporaryPlace } from '@tdt/database/testing';
import { site } from '@tdt/domain/testing';
import { openStorage, type S3Settings } from '@tdt/files/storage';
import { onTestFinished } from 'vitest';
import { openCookbook } from '../open-cookbook.ts';

interface Place extends TemporaryPlace {
  /** A bucket in place of the data folder. */
  s3?: S3Settings | null;
  siteName?: string;
}

type Options = Partial<Pick<Parameters<typeof openCookbook>[0], 'log' | 'noteRemoval' | 'bulkPart'>>;

const RETENTION = { allDays: 30, dailyDays: 365 };

/** The content of a site as one program opens it: by default in a place of its own. Closed when the test ends. */
export async function temporaryCookbook(
  place?: Place,
  { hasCatalogue = true, log = silentLog, ...options }: Options & { hasCatalogue?: boolean } = {},
) {
  const used: Place = place ?? (await temporaryPlace());
  const { siteName = site.name, s3 = null } = used;
  const { connection, close } = await connectDatabase({ uri: used.mongodbUri, dataDir: used.dataDir, log });
  const changes = createChanges(connection);
  const storage = await openStorage({ dataDir: used.dataDir, s3 });
  const shared = { connection, storage, leases: createLeases(connection, { log }), log };
  const ours = { ...site, name: siteName, url: 'http://127.0.0.1:3000' };
  const own = { secret: Buffer.alloc(32, 7), retention: RETENTION, hasAccount: async () => true, ...options };
  const cookbook = openCookbook({ ...shared, site: ours, changes, ...own });
  await prepareDatabase(shared);
  if (hasCatalogue) cookbook.follow();
  await changes.refresh();
  const watcher = hasCatalogue ? watch(changes.refresh, log) : null;
  onTestFinished(async () => {
    await cookbook.services.bulk.stop();
    await watcher?.stop();
    await changes.settle();
    await close();
  });
  return { ...cookbook.services, storage, onChange: changes.listen };
}

export type TemporaryCookbook = Awaited<ReturnType<typeof temporaryCookbook>>;
