import { UUID } from 'bson';
import { binaryBytes } from '../bson/compare.ts';
import { type Doc, isDoc, tag } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { RetryId } from '../sessions/retries.ts';
import type { Command } from './types.ts';

export const startSession: Command = () => ({ id: { id: new UUID() }, timeoutMinutes: 30 });

/** Ends sessions and aborts their open transactions. */
export const endSessions: Command = ({ engine, body }) => {
  const sessions = body.endSessions ?? body.killSessions;
  for (const lsid of Array.isArray(sessions) ? sessions : []) {
    const session = sessionOf(lsid);
    if (session) engine.transactions.abort(session);
  }
  return {};
};

export const refreshSessions: Command = () => ({});

/** `commitTransaction` and `abortTransaction` without a transaction number; `dispatch` runs all others itself. */
export const noTransaction: Command = () => {
  throw new CommandError(251, 'NoSuchTransaction', 'Transaction commands need a transaction number');
};

/** Session and number of a retryable write or of a transaction. */
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
