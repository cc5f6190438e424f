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
  /** Runs a change atomically and durably. A retried write returns its first reply. */
  write(work: (batch: Batch) => Doc | Promise<Doc>): Promise<Doc>;
}

/** `dispatch` adds `ok: 1` to a document; a buffer is a complete reply. */
export type Command = (call: Call) => Doc | Buffer | Promise<Doc | Buffer>;
