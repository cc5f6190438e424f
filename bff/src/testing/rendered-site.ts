import { join } from 'node:path';
import type { Boot } from '@tdt/contracts';
import type { RenderLimits } from '@tdt/rendering';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { createApp } from '../app.ts';
import { installationRoot } from '../installed-builds.ts';
import { type Fixture, settingsOf, type TestSettings } from './test-app.ts';
import { writtenRemote } from './written-remote.ts';

const REMOTES = [
  'catalogue',
  'recipe-detail',
  'newsletter',
  'admin-recipes',
  'admin-countries',
  'admin-pages',
  'admin-users',
];

export const REAL_BUILDS = ['hosts/shell', ...REMOTES.map((name) => `remotes/${name}`)].map((project) =>
  join(installationRoot(), project, 'dist'),
);

interface LogLine extends Record<string, unknown> {
  level: number;
  msg: string;
}

/** The site as it is built, rendering pages. */
export interface RenderedSite {
  app: FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Warnings and errors so far. */
  lines: LogLine[];
  /** Puts a new version of the remote `probe` live, waits until pages are rendered with it, and returns the version. */
  deploy(server: string): Promise<string>;
}

/** Close `app` at the end. */
export async function renderSite(
  fixture: Fixture,
  renderLimits: Partial<RenderLimits>,
  env: TestSettings = {},
): Promise<RenderedSite> {
  const lines: LogLine[] = [];
  const app = await createApp({
    application: fixture.application,
    settings: settingsOf({ DATA_DIR: fixture.dataDir, LIMIT_SEARCH: '0', LIMIT_PUBLIC: '0', ...env }),
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    builds: REAL_BUILDS,
    renderLimits,
  });
  const get: RenderedSite['get'] = (url, headers = {}) => app.inject({ url, headers });
  let versions = 0;
  return {
    app,
    get,
    lines,
    async deploy(server) {
      versions += 1;
      const version = `v${versions}`;
      const { remotes } = fixture.application;
      const platform = remotes.current().shell?.platform ?? '';
      await remotes.register([await writtenRemote({ version, platform, server })]);
      await untilLive(fixture, get);
      return version;
    },
  };
}

/** Waits until pages are rendered with what is live in the registry. */
export async function untilLive({ application }: Fixture, get: RenderedSite['get']): Promise<void> {
  const { generation } = application.remotes.current();
  await vi.waitFor(async () => expect(bootOf(await get('/about')).remotes.generation).toBe(generation), 30_000);
}

/** The data with which a page starts in the browser. */
export function bootOf({ body }: { body: string }): Boot {
  const json = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1];
  return JSON.parse(json ?? 'null');
}
