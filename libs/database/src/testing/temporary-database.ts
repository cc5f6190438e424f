import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@tdt/config';
import { temporaryDatabase } from '@tdt/testing';
import { createConnection } from 'mongoose';
import { onTestFinished } from 'vitest';

export const silentLog: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** Where a site of a test stores its data. */
export interface TemporaryPlace {
  dataDir: string;
  mongodbUri: string;
}

/** A data folder and a database of their own, removed when the test ends. */
export async function temporaryPlace(): Promise<TemporaryPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir, mongodbUri: temporaryDatabase() };
}

/** A connection like that of a program of its own; closed when the test ends. */
export async function openConnection({ mongodbUri }: Pick<TemporaryPlace, 'mongodbUri'>) {
  const connection = await createConnection(mongodbUri, { autoIndex: false, autoCreate: false }).asPromise();
  onTestFinished(() => connection.close());
  return connection;
}

/** For repositories of tests that look at no version. */
export const noVersions = async (): Promise<void> => {};
