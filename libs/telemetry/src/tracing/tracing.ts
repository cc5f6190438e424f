/** Values that describe a span; names by OpenTelemetry's semantic conventions. */
type SpanFields = Record<string, string | number | boolean>;

/** A piece of work with a beginning and an end. */
export interface RunningSpan {
  /** Identifies the span to other threads and to the server's own requests (W3C Trace Context). */
  traceparent: string;
  /** Runs `work`; spans that start meanwhile are children of this one. */
  run<T>(work: () => T): T;
  /** @param failure a few words, or `null` */
  end(fields?: SpanFields, failure?: string | null): void;
}

export interface SpanStart {
  name: string;
  kind: 'server' | 'internal' | 'client';
  fields: SpanFields;
  /** The parent where it is not the running span. */
  traceparent?: string | undefined;
}

/** What the server records of its work for a collector. There is none unless an operator sets a collector. */
export interface Tracing {
  start(span: SpanStart): RunningSpan;
  /** Whether a span is running here: work without one, such as that of timers, is not recorded. */
  isRunning(): boolean;
  /** Sends what is left, for two seconds at most. Never throws. */
  close(): Promise<void>;
}
