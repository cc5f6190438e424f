import type { Doc } from '../bson/types.ts';
import type { Turns } from '../query/turns.ts';
import type { Cursors } from '../sessions/cursors.ts';
import type { Batch, ReadView } from '../storage/batch.ts';
import type { Database } from '../storage/database.ts';

/** The parts of the engine that commands use. */
export interface Engine {
  readonly database: Database;
  readonly cursors: Cursors;
}

/** A change, or a part of one. */
export type Work = (batch: Batch) => Doc | undefined | Promise<Doc | undefined>;

/** A running command. */
export interface Call {
  readonly engine: Engine;
  readonly name: string;
  /** The decoded command; the array members in RAW_MEMBERS are not decoded. */
  readonly body: Doc;
  /** The encoded command. */
  readonly raw: Buffer;
  /** `database` of `database.collection`. */
  readonly database: string;
  /** For work that may take long. */
  readonly turns: Turns;
  /** The committed state. */
  readonly view: ReadView;
  /**
   * Runs a change atomically and durably. While `work` returns nothing, it is called again for a further commit, behind
   * the writes that wait. A retryable write has one commit; retried, it returns its first reply.
   */
  write(work: Work): Promise<Doc>;
}

/** `dispatch` adds `ok: 1` to a document; a buffer is a complete reply. */
export type Command = (call: Call) => Doc | Buffer | Promise<Doc | Buffer>;
