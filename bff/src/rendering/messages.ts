import type { AdminFacts, BootFacts, Rendered } from '@tdt/contracts';
import type { ServerBundle } from '@tdt/core';

/** What a render worker is started with. It knows one generation of the registry and never another one. */
export interface WorkerSettings {
  facts: BootFacts;
  /** `null` for a shell without a back office. */
  admin: AdminFacts | null;
  shell: ServerBundle;
  /** The remotes that are rendered on the server. */
  remotes: ServerBundle[];
}

/** What is rendered once and sent many times. */
export interface Documents {
  /** Without content, for pages that the browser has to fill. */
  empty: Uint8Array;
  /** Of the back office, with `NONCE_PLACEHOLDER` in it; `null` when it cannot be had. */
  admin: Uint8Array | null;
}

/** Stands for the nonce of the back office's document until that is sent. It occurs nowhere else. */
export const NONCE_PLACEHOLDER = '__tdt_nonce__';

/** What a worker thread is handed. */
export interface WorkerData extends WorkerSettings {
  /** See `Trace`. */
  trace: SharedArrayBuffer;
}

export type ToWorker =
  | { type: 'render'; job: number; url: string; suspended: string[] }
  /** Evaluates a remote's bundle ahead of its first page. */
  | { type: 'load'; job: number; remote: string }
  /** Gives a job up; answered by `aborted`, which shows that the thread still turns. */
  | { type: 'abort'; job: number }
  | { type: 'answer'; call: number; status: number; body: string };

export type FromWorker =
  | { type: 'ready'; documents: Documents }
  /** Which remote a job is about to run. */
  | { type: 'started'; job: number; remote: string | null }
  /** A loader asks for an API path. */
  | { type: 'call'; call: number; path: string }
  | { type: 'rendered'; job: number; result: Rendered }
  | { type: 'loaded'; job: number }
  | { type: 'failed'; job: number; error: PlainError }
  | { type: 'aborted'; job: number }
  | LoaderReport;

/** A loader threw what nobody expected. */
export interface LoaderReport {
  type: 'report';
  url: string;
  remote: string | null;
  error: PlainError;
}

/** An error as it crosses between threads. */
export interface PlainError {
  message: string;
  stack?: string;
}

/** As much as a log line can bear. */
const MESSAGE_MAX = 4000;
const STACK_MAX = 16_000;

/** Of whatever code throws: also what is no error, has no words, or far too many. */
export function plainError(error: unknown): PlainError {
  try {
    if (!(error instanceof Error)) return { message: String(error).slice(0, MESSAGE_MAX) };
    const { message, stack } = error;
    return {
      message: String(message).slice(0, MESSAGE_MAX),
      ...(stack === undefined ? {} : { stack: String(stack).slice(0, STACK_MAX) }),
    };
  } catch {
    return { message: 'Something was thrown that cannot be described.' };
  }
}
