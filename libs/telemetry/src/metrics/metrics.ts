import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. Cached responses take less than a millisecond. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Every metric of the site; `refresh-gauges.ts` fills those that are read on demand. Labels have few values: patterns
 * of routes, names of remotes and of limits, never what a caller chooses.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Counter<T>({ name, help, labelNames, registers });
  const gauge = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Gauge<T>({ name, help, labelNames, registers });
  const histogram = <T extends string>(name: string, help: string, labelNames: readonly T[], buckets: number[]) =>
    new Histogram<T>({ name, help, labelNames, buckets, registers });

  return {
    registry,
    requests: counter('tdt_http_requests_total', 'Requests', ['method', 'route', 'status']),
    requestSeconds: histogram(
      'tdt_http_request_duration_seconds',
      'Time from the arrival of a request to the end of its response',
      ['route'],
      REQUEST_BUCKETS,
    ),
    refused: counter('tdt_refused_requests_total', 'Requests and connections that a limit refused', ['limit']),
    connections: gauge('tdt_http_connections', 'Open connections'),
    renderSeconds: histogram(
      'tdt_render_duration_seconds',
      'Rendering of pages by remote; outcome page, redirect, skipped (left to the browser), failed, late or lost',
      ['remote', 'outcome'],
      RENDER_BUCKETS,
    ),
    cachedResponses: counter('tdt_cached_responses_total', 'Responses that may be cached: hit, stale or miss', [
      'outcome',
    ]),
    storedBytes: gauge('tdt_cached_responses_bytes', 'Memory of cached responses'),
    uploadedFiles: counter('tdt_uploaded_files_total', 'Files that editors uploaded and that were stored', ['type']),
    uploadedBytes: counter('tdt_uploaded_bytes_total', 'Bytes of these files as they were stored'),
    databaseUp: gauge('tdt_database_up', 'Whether the database responds (1) or not (0)'),
    databaseSeconds: gauge('tdt_database_ping_seconds', 'Response time of the database just now'),
    engineBytes: gauge('tdt_engine_size_bytes', 'Files of the embedded database'),
    recipes: gauge('tdt_recipes', 'Recipes in the catalogue'),
    catalogueAge: gauge('tdt_catalogue_age_seconds', 'Time since the catalogue was known to agree with the database'),
    outbox: gauge('tdt_newsletter_outbox', 'Subscribers that are not sent to Brevo yet: pending or failed', ['state']),
    outboxAge: gauge('tdt_newsletter_outbox_oldest_seconds', 'Time for which the oldest pending subscriber waits'),
    cpuSeconds: counter('process_cpu_seconds_total', 'Processor time, all threads', []),
    memoryBytes: gauge('process_resident_memory_bytes', 'Resident memory'),
    startTime: gauge('process_start_time_seconds', 'Start of the process since 1970'),
    openFiles: gauge('process_open_fds', 'Open file descriptors; only on Linux'),
    heapUsed: gauge('nodejs_heap_size_used_bytes', "Used heap of the main thread's JavaScript"),
    heapTotal: gauge('nodejs_heap_size_total_bytes', "Heap of the main thread's JavaScript"),
    externalMemory: gauge('nodejs_external_memory_bytes', 'Memory outside the heap, such as buffers'),
    loopActive: counter('nodejs_eventloop_active_seconds_total', 'Time for which the event loop was busy', []),
    loopDelay: gauge('nodejs_eventloop_delay_seconds', 'Mean delay of the event loop in the last second'),
    version: gauge('nodejs_version_info', 'Version of Node', ['version']),
  };
}
