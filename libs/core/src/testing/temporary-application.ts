import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TemporaryDatabase, temporaryDatabase } from '@tdt/testing';
import { createConnection } from 'mongoose';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Application, OpenOptions, Ports } from '../application.ts';
import type { Logger } from '../logger.ts';
import { openApplication } from '../open-application.ts';
import { type CoreSettings, coreEnv, coreSettings } from '../settings.ts';

export const silentLog: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** Open during the whole file, so that its tests share one server, in which each has a database of its own. */
let held: TemporaryDatabase;
beforeAll(async () => {
  held = await temporaryDatabase();
});
afterAll(() => held.close());

/** Settings of a data folder and a database of their own, removed when the test ends. */
export async function temporarySettings(): Promise<CoreSettings & { mongodbUri: string }> {
  const database = await temporaryDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'core-'));
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true, force: true });
    await database.close();
  });
  const settings = coreSettings(coreEnv.parse({ DATA_DIR: dataDir, MONGODB_URI: database.uri }));
  return { ...settings, mongodbUri: database.uri };
}

/** An application over `settings`, closed when the test ends. */
export async function openTemporary(
  settings?: CoreSettings,
  options: OpenOptions = {},
  ports: Partial<Ports> = {},
): Promise<Application> {
  const used = settings ?? (await temporarySettings());
  const application = await openApplication(used, { log: silentLog, ...ports }, options);
  onTestFinished(() => application.close());
  return application;
}

/** A second connection, like that of another program; closed when the test ends. */
export async function openConnection({ mongodbUri }: { mongodbUri: string }) {
  const connection = await createConnection(mongodbUri, { autoIndex: false, autoCreate: false }).asPromise();
  onTestFinished(() => connection.close());
  return connection;
}
