/** Decides when an engine that nobody uses ends. */
export class IdleTimer {
  readonly #idleMs: number;
  readonly #onIdle: () => void;
  #connections = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Nobody has come since the start, or since the launcher announced somebody. */
  #isAwaited = true;

  constructor(idleMs: number, onIdle: () => void) {
    this.#idleMs = idleMs;
    this.#onIdle = onIdle;
    this.#arm();
  }

  get connections(): number {
    return this.#connections;
  }

  opened(): void {
    this.#connections++;
    clearTimeout(this.#timer);
  }

  closed(): void {
    this.#connections--;
    this.#arm();
  }

  /** The launcher's own connection brought a client's announcement. */
  awaitClient(): void {
    this.#isAwaited = true;
  }

  /** A client proper has introduced itself. */
  clientCame(): void {
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

/** A client may take a while from getting the address to its first connection: it loads the driver and its models. */
const AWAIT_MS = 20_000;
