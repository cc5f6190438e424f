import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@tdt/config';
import { type Application, openSite } from '@tdt/site';
import { atFileEnd, removeDataDirectory, temporaryDatabase } from '@tdt/testing';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import { type BffSettings, bffEnv, bffSettings } from '../config.ts';
import { COUNTRIES, RECIPES } from './seeds.ts';
import { collectUndocumented } from './undocumented.ts';

export interface Fixture {
  application: Application;
  dataDir: string;
}

/** Settings of a test: variables of the environment, and limits that have none. */
export interface TestSettings {
  [variable: Uppercase<string>]: string | undefined;
  limits?: Partial<BffSettings['limits']>;
  failedSignIns?: Partial<BffSettings['failedSignIns']>;
}

/** For `openSeeded`: the embedded engine in the data folder, as a small site has it. */
export const EMBEDDED = { MONGODB_URI: undefined } satisfies TestSettings;

/** Without load shedding: machines that run tests are busy. */
export function settingsOf({ limits, failedSignIns, ...env }: TestSettings): BffSettings {
  const settings = bffSettings(parseEnv(bffEnv, { LOG_LEVEL: 'silent', PRESSURE_DELAY_MS: '0', ...env }));
  return {
    ...settings,
    limits: { ...settings.limits, ...limits },
    failedSignIns: { ...settings.failedSignIns, ...failedSignIns },
  };
}

/** A seeded application on a database of its own, for all tests of one file; closed after the last. */
export async function openSeeded(
  env: TestSettings = {},
  lines?: Record<string, unknown>[],
  { countries, recipes } = { countries: COUNTRIES, recipes: RECIPES },
): Promise<Fixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bff-'));
  atFileEnd(() => removeDataDirectory(dataDir));
  const settings = settingsOf({ DATA_DIR: dataDir, MONGODB_URI: temporaryDatabase(), ...env });
  const log = pino({ level: lines ? 'info' : 'silent' }, writeTo(lines));
  const application = await openSite(settings.site, { log });
  atFileEnd(() => application.close());
  await application.countries.seed(countries);
  await application.recipes.importMany(recipes);
  return { application, dataDir };
}

const writeTo = (lines: Record<string, unknown>[] | undefined) => ({
  write: (line: string) => void lines?.push(JSON.parse(line)),
});

/** An app over the fixture, for all tests of one file. */
export async function appOfFile(...options: Parameters<typeof openApp>): Promise<FastifyInstance> {
  const app = await openApp(...options);
  atFileEnd(() => app.close());
  return app;
}

/** An app over the fixture, for one test. `lines` receives its parsed log lines. */
export async function appFor(...options: Parameters<typeof openApp>): Promise<FastifyInstance> {
  const app = await openApp(...options);
  onTestFinished(() => app.close());
  return app;
}

async function openApp(
  { application, dataDir }: Fixture,
  env: TestSettings = {},
  lines?: Record<string, unknown>[],
  options: Pick<AppOptions, 'onRoute'> = {},
): Promise<FastifyInstance> {
  const settings = settingsOf({ DATA_DIR: dataDir, ...(lines && { LOG_LEVEL: 'info' }), ...env });
  const log = pino({ level: settings.logLevel }, writeTo(lines));
  /** Responses that differ from the API document. */
  const undocumented = new Set<string>();
  const onRoute = (route: RouteOptions) => {
    collectUndocumented(route, undocumented);
    options.onRoute?.(route);
  };
  atFileEnd(async () => {
    expect([...undocumented], 'responses that the API document does not have').toEqual([]);
  });
  return createApp({ application, settings, log, builds: [], onRoute });
}
