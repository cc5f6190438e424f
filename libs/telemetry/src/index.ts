export { createProgramLog } from './logging/logger.ts';
export { createOutageLog, type LogOutage } from './logging/outage-lines.ts';
export { countRequests, createRequestLines, type WriteRequestLine } from './logging/request-lines.ts';
export { createMetrics, type Metrics } from './metrics/metrics.ts';
export { setOrRemove, setProcess } from './metrics/process-gauges.ts';
export { openTracing } from './tracing/open-tracing.ts';
export { traceCommands } from './tracing/trace-commands.ts';
export type { RunningSpan, Tracing } from './tracing/tracing.ts';
