import type { AdminFacts, BootFacts, Rendered } from '@tdt/contracts';
import type { ServerBundle } from '@tdt/federation';

/** Whether a response, and what is made of it, may be stored. `rare`: one of very many, stored where it can push out only others of its kind. */
export type Storable = boolean | 'rare';

/** What the API returns to a loader. */
export interface ApiResponse {
  status: number;
  /** JSON text. */
  body: string;
  store: Storable;
}

/** What a render worker is started with: one generation of the registry, for its whole life. */
export interface WorkerData {
  facts: BootFacts;
  /** `null` for a shell without a back office. */
  admin: AdminFacts | null;
  shell: ServerBundle;
  /** The remotes that are rendered on the server. */
  remotes: ServerBundle[];
  /**
   * One number in shared memory: the position in `remotes`, from 1, of the remote whose code ran last; 0 for the shell.
   * The supervisor reads it when the worker hangs or died and cannot respond.
   */
  running: Int32Array;
}

/** What the supervisor calls in the worker. */
export interface WorkerCalls {
  /** Evaluates the bundles of all remotes but those that are `suspended`, and renders what is sent many times. */
  start(suspended: readonly string[]): Promise<StartReport>;
  render(task: PageTask): Promise<PageOutcome>;
  /** Shows that the worker's event loop turns. */
  ping(): true;
}

/** What the worker calls in the supervisor. */
export interface SupervisorCalls {
  /** Returns the response of an API path to a loader. `traceparent` is that of the page's task. */
  api(path: string, traceparent?: string): Promise<ApiResponse>;
}

export interface StartReport {
  /** The document without content, for pages that the browser renders. */
  empty: Uint8Array;
  /** The document of the back office, with `NONCE_PLACEHOLDER` in it; `null` when there is none. */
  admin: Uint8Array | null;
  /** Remotes whose bundle could not be evaluated; the shell itself when its back office could not be rendered. */
  faults: Fault[];
}

/** A remote that cannot be rendered on the server. */
export interface Fault {
  name: string;
  version: string;
  error: unknown;
}

export interface PageTask {
  /** Absolute URL. */
  url: string;
  /** Names of remotes whose pages are skipped. */
  suspended: readonly string[];
  /** When the page is late, in milliseconds since 1970. */
  deadline: number;
  /** The span of this page, if pages are traced. */
  traceparent?: string | undefined;
}

/** `remote`: whose page it is; `null` for the shell's own. */
export type PageOutcome = (RenderedPage | Exclude<Rendered, { kind: 'page' }> | Failed) & { remote: string | null };

/** `store`: the strictest of those of the API responses that the page is made of. */
export type RenderedPage = Extract<Rendered, { kind: 'page' }> & { store: Storable };

/** Code of the page threw, or the page is late. */
export interface Failed {
  kind: 'failed';
  error: PlainError;
  isLate: boolean;
}

/** An error as it crosses between threads. */
export interface PlainError {
  message: string;
  stack?: string;
}

/** Placeholder of the nonce until the document of the back office is sent. It occurs nowhere else. */
export const NONCE_PLACEHOLDER = '__tdt_nonce__';

/** Characters that go into the log. */
const MESSAGE_MAX = 4000;
const STACK_MAX = 16_000;

/** Describes whatever code throws: also what is no `Error`, or has far too much text. */
export function plainError(error: unknown): PlainError {
  try {
    const { message, stack = '' } = error instanceof Error ? error : { message: error };
    return { message: String(message).slice(0, MESSAGE_MAX), stack: String(stack).slice(0, STACK_MAX) };
  } catch {
    return { message: 'The value that was thrown cannot be described.' };
  }
}
