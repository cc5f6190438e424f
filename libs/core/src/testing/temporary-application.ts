import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDatabase } from '@tdt/testing';
import { createConnection } from 'mongoose';
import { onTestFinished } from 'vitest';
import type { Application, OpenOptions, Ports } from '../application.ts';
import type { Logger } from '../logger.ts';
import { openApplication } from '../open-application.ts';
import { type CoreSettings, coreEnv, coreSettings } from '../settings.ts';

export const silentLog: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** Settings of a data folder and a database of their own, removed when the test ends. */
export async function temporarySettings(): Promise<CoreSettings & { mongodbUri: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'core-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const mongodbUri = temporaryDatabase();
  const settings = coreSettings(coreEnv.parse({ DATA_DIR: dataDir, MONGODB_URI: mongodbUri }));
  return { ...settings, mongodbUri };
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
