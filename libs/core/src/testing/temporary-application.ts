import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Application, OpenOptions } from '../application.ts';
import type { Logger } from '../logger.ts';
import type { Draw } from '../media/picture-spec.ts';
import { openApplication } from '../open-application.ts';
import { type CoreSettings, coreEnv, coreSettings } from '../settings.ts';

export const silentLog: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Settings of a data folder and a database of their own, removed when the test ends. The engine is the embedded one, or the server at
 * `TEST_MONGODB_URI`.
 */
export async function temporarySettings(): Promise<CoreSettings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'core-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  const server = process.env.TEST_MONGODB_URI;
  const uri = server && new URL(server);
  if (uri) uri.pathname = `/test-${randomUUID()}`;
  return coreSettings(coreEnv.parse({ DATA_DIR: dataDir, ...(uri && { MONGODB_URI: String(uri) }) }));
}

/** An application over `settings`, closed when the test ends. */
export async function openTemporary(
  settings?: CoreSettings,
  { draw, ...options }: OpenOptions & { draw?: Draw } = {},
): Promise<Application> {
  const application = await openApplication(
    settings ?? (await temporarySettings()),
    { log: silentLog, ...(draw && { draw }) },
    options,
  );
  onTestFinished(() => application.close());
  return application;
}
