/** Ends an engine without connections. */
export class IdleTimer {
  readonly #idleMs: number;
  readonly #onIdle: () => void;
  #connections = 0;
  #timer: NodeJS.Timeout | undefined;
  /** No client has connected since the start, or since the launcher announced one. */
  #isAwaited = true;

  constructor(idleMs: number, onIdle: () => void) {
    this.#idleMs = idleMs;
    this.#onIdle = onIdle;
    this.#arm();
  }

  opened(): void {
    this.#connections++;
    clearTimeout(this.#timer);
  }

  closed(): void {
    this.#connections--;
    this.#arm();
  }

  /** The launcher has announced a client. */
  awaitClient(): void {
    this.#isAwaited = true;
  }

  /** A driver has connected. */
  clientConnected(): void {
    this.#isAwaited = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #arm(): void {
    if (this.#connections > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onIdle, this.#isAwaited ? Math.max(AWAIT_MS, this.#idleMs) : this.#idleMs);
  }
}

/** Time for a client between receiving the address and its first connection: it loads the driver and its models. */
const AWAIT_MS = 20_000;
