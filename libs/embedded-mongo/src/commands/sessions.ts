import { binaryBytes } from '../bson/key-writer.ts';
import { type Doc, isDoc, tag } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { RetryId } from '../sessions/retries.ts';
import type { Command } from './types.ts';

/** A session keeps nothing here but the reply to its last retryable write, which expires by itself. */
export const endSessions: Command = () => ({});

/** Drivers would explain code 20, which a single MongoDB gives, by retryable writes; those work here. */
export const noTransactions = () =>
  new CommandError(
    263,
    'OperationNotSupportedInTransaction',
    'Transactions are not supported by the embedded engine: they need a MongoDB replica set (MONGODB_URI)',
  );

/** Session and number of a retryable write. */
export function retryIdOf(body: Doc): RetryId | undefined {
  const session = sessionOf(body.lsid);
  if (!session || body.txnNumber === undefined) return undefined;
  return { session, number: BigInt(String(body.txnNumber)) };
}

/** The bytes of a session id as drivers send it: `{ id: UUID }`. */
function sessionOf(lsid: unknown): Buffer | undefined {
  if (!isDoc(lsid) || tag(lsid.id) !== 'Binary') return undefined;
  return Buffer.from(binaryBytes(lsid.id));
}
