/** The program: the only file that reads the environment, listens, prints and exits. */
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, settingsFile } from '@tdt/config';
import { loadEnvironmentFile } from '@tdt/config/installation';
import { failureKind } from '@tdt/database/failures';
import { openSite } from '@tdt/site';
import { createProgramLog, openTracing, type Tracing, traceCommands } from '@tdt/telemetry';
import { createApp } from './app.ts';
import { type BffSettings, bffEnv, bffSettings } from './config.ts';
import { openFilesMax } from './platform/http/open-files.ts';
import { createShutdown } from './shutdown.ts';
import { EXIT_STATUS, startFailure } from './start-failure.ts';
import { startWarnings } from './start-warnings.ts';
import { startWarming } from './warm-pictures.ts';

/**
 * Connections that may wait until the process accepts them; the system refuses or delays further ones for seconds. With
 * Node's 511 that happens when many visitors come while the process is busy. Linux allows 4096 (`net.core.somaxconn`).
 */
const CONNECTIONS_WAITING = 4096;

let settings: BffSettings | null = null;
let flushLog = (): void => {};

if (process.argv.includes('--help')) {
  console.log(settingsFile(bffEnv));
  process.exit(0);
}
try {
  loadEnvironmentFile();
  settings = bffSettings(parseEnv(bffEnv, process.env));
  await serve(settings);
} catch (error) {
  flushLog();
  const failure = startFailure(error, settings);
  console.error(failure ? failure.sentence : error);
  process.exit(failure ? failure.status : EXIT_STATUS.failure);
}

async function serve(settings: BffSettings): Promise<void> {
  const { log, flush } = createProgramLog(settings.logLevel);
  flushLog = flush;
  // Ends in the opposite order of what is opened here.
  const parts = new AsyncDisposableStack();
  const tracing = await startTracing(settings);
  if (tracing) parts.defer(() => tracing.close());
  const ports = { log, ...(tracing && { onCommand: traceCommands(tracing) }) };
  const application = await openSite(settings.site, ports);
  parts.defer(() => application.close());
  await application.storage.check().catch((error: unknown) => {
    // Wrong settings of a bucket end the start. A disk that is full or another user's makes the site unready until it
    // is mended; meanwhile it serves reads.
    if (settings.site.s3 !== null || failureKind(error) === null) throw error;
    log.warn({ err: error }, 'Files cannot be written');
  });
  for (const { fields, message } of startWarnings(settings, openFilesMax())) log.warn(fields, message);
  const app = await createApp({ application, settings, log, tracing });
  // Ends after the app, whose last requests may still use it, and before the database.
  const background = parts.use(new AsyncDisposableStack());
  parts.defer(() => app.close());
  const drain = () => {
    app.isEnding = true;
    return delay(settings.drainSeconds * 1000);
  };
  const stop = createShutdown({ log, drain, parts, flush });

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // A parent process with a channel (`npm start`) stops us by closing it, on every operating system. It tells the
  // user how to create the first account if there is none.
  if (process.connected) {
    process.on('disconnect', () => stop('disconnect'));
    process.send?.({ hasSuperAdmin: await application.users.hasSuperAdmin() });
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not caught');
    stop('uncaughtException', EXIT_STATUS.failure);
  });

  await app.listen({ host: settings.host, port: settings.port, backlog: CONNECTIONS_WAITING });
  // A signal may have ended the program meanwhile.
  if (parts.disposed) return;
  background.defer(application.newsletter.startOutbox());
  background.defer(application.sitemap.startRepublishing());
  background.defer(application.audit.startErasing());
  background.defer(application.media.startDeleting());
  background.defer(application.history.startPruning());
  background.defer(application.bulk.startWorking());
  background.defer(application.trash.startPurging());
  background.defer(application.numbers.start());
  background.defer(application.pictures.startIndexing());
  if (settings.warmPictures) parts.defer(startWarming(application, log));
}

/** Its libraries are loaded only where they are wanted. */
async function startTracing({ traces, host, port }: BffSettings): Promise<Tracing | null> {
  return traces && openTracing({ ...traces, instance: `${hostname()}:${host}:${port}` });
}
