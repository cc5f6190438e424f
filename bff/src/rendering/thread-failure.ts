/** A thread ended before a page was done, through no fault of that page as far as is known: another thread may try. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

/** `threw`: its code threw; `late`: it did not come back in time; `deadly`: it took the thread down. */
export type FailureKind = 'threw' | 'late' | 'deadly';

/** A remote (`null`: the shell itself) is to blame for something that did not come. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: FailureKind;
  readonly remote: string | null;

  constructor(kind: FailureKind, remote: string | null, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.remote = remote;
  }
}

/** How a thread ended by itself or was ended. */
export interface ThreadEnd {
  reason: string;
  /** The remotes that are to blame or may be; empty when nobody is. */
  suspects: string[];
}
