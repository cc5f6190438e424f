import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepAlive } from '@tdt/embedded-mongo';
import type { RunningSite } from '@tdt/testing';
import { PROGRAMS, type ProgramKind, removeDataDirectory } from '@tdt/testing';
import { startTcpProxy } from './tcp-proxy.ts';

/** A database that can be taken away from a site, and given back. */
export interface DatabaseSwitch {
  /** What the site's programs have to be started with. */
  env: NodeJS.ProcessEnv;
  takeAway(site: RunningSite): Promise<void>;
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

export type Outage = 'refusing' | 'hanging' | 'engine';

/** What happens to the database. */
export const OUTAGES: Record<Outage, string> = {
  refusing: 'a database whose connections end and that refuses new ones',
  hanging: 'a database that accepts connections and never answers',
  engine: 'an embedded engine that is killed and cannot be started',
};

export function createDatabaseSwitch(outage: Outage, programs: ProgramKind): Promise<DatabaseSwitch> {
  return outage === 'engine' ? barredEngine(programs) : databaseBehindProxy(outage);
}

/** A server at `MONGODB_URI`, reached through a proxy. */
async function databaseBehindProxy(outage: 'refusing' | 'hanging'): Promise<DatabaseSwitch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outage-engine-'));
  process.env.TDT_ENGINE_TRANSPORT = 'tcp';
  const engine = await keepAlive(join(dataDir, 'engine')).finally(() => delete process.env.TDT_ENGINE_TRANSPORT);
  const uri = new URL(engine.uri);
  const proxy = await startTcpProxy(Number(uri.port));
  uri.port = String(proxy.port);
  return {
    env: { MONGODB_URI: uri.href },
    takeAway: async () => (outage === 'refusing' ? proxy.refuse() : proxy.hang()),
    giveBack: () => proxy.forward(),
    async close() {
      await proxy.close();
      engine.close();
      await removeDataDirectory(dataDir);
    },
  };
}

/** The site's own engine, whose program ends at once while a file is there. */
async function barredEngine(programs: ProgramKind): Promise<DatabaseSwitch> {
  const folder = await mkdtemp(join(tmpdir(), 'outage-gate-'));
  const [entry, bar] = [join(folder, 'entry.mjs'), join(folder, 'barred')];
  await writeFile(
    entry,
    `import { existsSync } from 'node:fs';
if (existsSync(${JSON.stringify(bar)})) process.exit(1);
await import(${JSON.stringify(pathToFileURL(PROGRAMS[programs].engine).href)});
`,
  );
  return {
    env: { MONGODB_URI: '', TDT_ENGINE_ENTRY: entry },
    async takeAway(site) {
      const pid = await site.enginePid();
      await writeFile(bar, '');
      process.kill(pid, 'SIGKILL');
    },
    giveBack: () => rm(bar),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
