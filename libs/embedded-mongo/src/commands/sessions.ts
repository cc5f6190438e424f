import { UUID } from 'bson';
import { CommandError } from '../errors.ts';
import { sessionOf } from './session-id.ts';
import type { Command } from './types.ts';

export const startSession: Command = () => ({ id: { id: new UUID() }, timeoutMinutes: 30 });

/** Ends sessions and with them their open transactions. */
export const endSessions: Command = ({ engine, body }) => {
  const sessions = body.endSessions ?? body.killSessions;
  for (const lsid of Array.isArray(sessions) ? sessions : []) {
    const session = sessionOf(lsid);
    if (session) engine.transactions.abort(session);
  }
  return {};
};

export const refreshSessions: Command = () => ({});

/** `commitTransaction` and `abortTransaction` outside a transaction; within one they never get here. */
export const noTransaction: Command = () => {
  throw new CommandError(251, 'NoSuchTransaction', 'Transaction commands need a transaction number');
};
