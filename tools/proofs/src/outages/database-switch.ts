import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepAlive } from '@tdt/embedded-mongo';
import type { RunningSite } from '@tdt/testing';
import { PROGRAMS, type ProgramKind, removeDataDirectory } from '@tdt/testing';
import { startTcpProxy } from './tcp-proxy.ts';

/** A database that a proof can disconnect from a site and reconnect. */
export interface DatabaseSwitch {
  /** Settings for the site's programs. */
  env: NodeJS.ProcessEnv;
  disconnect(site: RunningSite): Promise<void>;
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

export type Outage = 'refusing' | 'hanging' | 'engine';

/** Descriptions for reports. */
export const OUTAGES: Record<Outage, string> = {
  refusing: 'a database whose connections end and that refuses new ones',
  hanging: 'a database that accepts connections and never responds',
  engine: 'an embedded engine that is killed and cannot be started',
};

export function createDatabaseSwitch(outage: Outage, programs: ProgramKind): Promise<DatabaseSwitch> {
  return outage === 'engine' ? blockedEngine(programs) : databaseBehindProxy(outage);
}

/** A server at `MONGODB_URI`, reached through a proxy. */
async function databaseBehindProxy(outage: 'refusing' | 'hanging'): Promise<DatabaseSwitch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outage-engine-'));
  const engine = await keepAlive(join(dataDir, 'engine'));
  const [, socket = '', rest] = /^mongodb:\/\/([^/]+)(.*)$/.exec(engine.uri) ?? [];
  const proxy = await startTcpProxy({ path: decodeURIComponent(socket) });
  return {
    env: { MONGODB_URI: `mongodb://127.0.0.1:${proxy.port}${rest}` },
    disconnect: async () => (outage === 'refusing' ? proxy.refuse() : proxy.hang()),
    reconnect: () => proxy.forward(),
    async close() {
      await proxy.close();
      engine.close();
      await removeDataDirectory(dataDir);
    },
  };
}

/** The site's embedded engine, whose program exits at once while a file exists. */
async function blockedEngine(programs: ProgramKind): Promise<DatabaseSwitch> {
  const folder = await mkdtemp(join(tmpdir(), 'outage-gate-'));
  const [entry, block] = [join(folder, 'entry.mjs'), join(folder, 'blocked')];
  await writeFile(
    entry,
    `import { existsSync } from 'node:fs';
if (existsSync(${JSON.stringify(block)})) process.exit(1);
await import(${JSON.stringify(pathToFileURL(PROGRAMS[programs].engine).href)});
`,
  );
  return {
    env: { MONGODB_URI: '', TDT_ENGINE_ENTRY: entry },
    async disconnect(site) {
      const pid = await site.enginePid();
      await writeFile(block, '');
      process.kill(pid, 'SIGKILL');
    },
    reconnect: () => rm(block),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
