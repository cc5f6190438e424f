import type { Doc } from '../bson/types.ts';
import type { Cursors } from '../sessions/cursors.ts';
import type { Transactions } from '../sessions/transactions.ts';
import type { Batch, ReadView } from '../storage/batch.ts';
import type { Database } from '../storage/database.ts';
import type { Scram } from '../wire/scram.ts';
import type { Connection } from '../wire/server.ts';

/** What all commands work with. */
export interface Engine {
  readonly database: Database;
  readonly cursors: Cursors;
  readonly transactions: Transactions;
  /** Present where the socket alone does not keep strangers out. */
  readonly scram: Scram | undefined;
  /** The address clients use, as `hello` gives it back to them. */
  readonly address: string;
  readonly startedAt: number;
  connectionCount(): number;
  /** A driver has introduced itself. */
  clientCame(): void;
  /** Keeps the engine up for a client that was just given the address. */
  reserve(): void;
  /** Ends the engine once the reply is out. */
  shutdown(): void;
}

/** One command being run. */
export interface Call {
  readonly engine: Engine;
  readonly name: string;
  /** The command with plain values; array members named in RAW_MEMBERS are left as bytes. */
  readonly body: Doc;
  /** The command as it came. */
  readonly raw: Buffer;
  /** `database` of `database.collection`. */
  readonly database: string;
  readonly connection: Connection;
  /** What this command may read: its transaction's snapshot, or the committed state. */
  readonly view: ReadView;
  /** Runs a change atomically and durably, or within the open transaction. A repeated write gives its first reply. */
  write(work: (batch: Batch) => Doc): Promise<Doc>;
}

/** A document gets `ok: 1`; a buffer is a complete reply. */
export type Command = (call: Call) => Doc | Buffer | Promise<Doc | Buffer>;
