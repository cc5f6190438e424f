import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Span, SpanContext } from '@opentelemetry/api';
import type { RunningSpan, SpanStart, Tracing } from './tracing.ts';

export interface TracingOptions {
  /** Address of the collector; spans go to `/v1/traces` below it, as JSON. */
  endpoint: string;
  serviceName: string;
  /** `host:port` or the like, which tells instances apart. */
  instance: string;
}

const SEND_MS = 2000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans to a collector over OTLP/HTTP, in batches of some seconds; while it is away, spans are dropped. The
 * libraries are loaded here and nowhere else, and read `OTEL_EXPORTER_OTLP_HEADERS` themselves. The collector samples.
 */
export async function openTracing({ endpoint, serviceName, instance }: TracingOptions): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': instance }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('tour-de-table');
  const kinds = { server: api.SpanKind.SERVER, internal: api.SpanKind.INTERNAL, client: api.SpanKind.CLIENT };
  const running = new AsyncLocalStorage<Span>();

  function parentOf(traceparent: string | undefined): Context {
    const remote = traceparent === undefined ? null : spanContext(traceparent);
    if (remote) return api.trace.setSpanContext(api.ROOT_CONTEXT, remote);
    const span = running.getStore();
    return span ? api.trace.setSpan(api.ROOT_CONTEXT, span) : api.ROOT_CONTEXT;
  }

  return {
    isRunning: () => running.getStore() !== undefined,
    start({ name, kind, fields, traceparent }: SpanStart): RunningSpan {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: fields }, parentOf(traceparent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        run: (work) => running.run(span, work),
        end(last = {}, failure = null) {
          span.setAttributes(last);
          if (failure !== null) span.setStatus({ code: api.SpanStatusCode.ERROR, message: failure });
          span.end();
        },
      };
    },
    async close() {
      await Promise.race([provider.shutdown(), delay(SEND_MS, null, { ref: false })]).catch(() => {});
    },
  };
}

function spanContext(traceparent: string): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
