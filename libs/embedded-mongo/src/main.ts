import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { EXIT, exitCodeOf } from './launcher/engine-error.ts';
import { preparePrivateDir, resolveDataDir, userDir } from './launcher/paths.ts';

/**
 * The engine process: `node main.ts --data DIR [--idle SECONDS]`. Its exit code (`EXIT`) tells the launcher why it
 * ended.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, idle: { type: 'string', default: '5' } } });
  const log = (line: string) => console.log(`${new Date().toISOString()} [${process.pid}] ${line}`);
  if (!values.data) {
    log('usage: main.ts --data DIR [--idle SECONDS]');
    return EXIT.failed;
  }
  process.umask(0o077);
  try {
    cacheCompiledCode();
    // Imported only now, with the cache.
    const { runEngine } = await import(/* webpackMode: "eager" */ './engine/run-engine.ts');
    const [dataDir, idleMs] = [resolveDataDir(values.data), Number(values.idle) * 1000];
    const engine = await runEngine({ dataDir, idleMs, frontEntry: new URL(import.meta.url), log });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, engine.stop);
    await engine.ended;
    return EXIT.ok;
  } catch (error) {
    if (/database is locked/.test(String(error))) return EXIT.locked;
    log(`failed: ${error instanceof Error ? error.stack : String(error)}`);
    return exitCodeOf(error);
  }
}

/** Halves the start-up time. The folder must be private, since the engine executes the cached code. */
function cacheCompiledCode(): void {
  if (process.platform === 'win32') return;
  preparePrivateDir(userDir());
  enableCompileCache(path.join(userDir(), 'compiled'));
}

if (isMainThread) process.exit(await main());
const { runFront } = await import(/* webpackMode: "eager" */ './engine/front.ts');
await runFront();
