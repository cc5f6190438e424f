/** Time for a client between receiving the address and its first connection: it loads the driver and its models. */
const AWAIT_MS = 20_000;

/** Stops an engine that has had no connection for a while. */
export class IdleTimer {
  readonly #arm: () => void;
  #connections = 0;
  #timer: NodeJS.Timeout | undefined;
  /**
   * While a client is expected: the id of the connection that announced it, 0 after the start. A connection with a
   * higher id is the client's.
   */
  awaitedAfter: number | undefined = 0;

  constructor(idleMs: number, onIdle: () => void) {
    this.#arm = () => {
      clearTimeout(this.#timer);
      const ms = this.awaitedAfter === undefined ? idleMs : Math.max(AWAIT_MS, idleMs);
      if (this.#connections === 0) this.#timer = setTimeout(onIdle, ms);
    };
    this.#arm();
  }

  /** A connection was opened (1) or closed (-1). */
  count(change: number): void {
    this.#connections += change;
    this.#arm();
  }
}
