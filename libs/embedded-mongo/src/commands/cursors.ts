import { type Doc, isDoc } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { Step } from '../query/turns.ts';
import { encodeCursorPage } from '../wire/cursor-reply.ts';
import { numberArgument } from './arguments.ts';
import type { Call, Command } from './types.ts';

/** Replies with the first page of results; the command's `cursor` member may state its size. */
export async function pageReply(call: Call, namespace: string, results: Iterable<Step<Buffer | Doc>>): Promise<Buffer> {
  const { cursor } = call.body;
  const batchSize = numberArgument(isDoc(cursor) ? cursor : {}, 'batchSize', Infinity);
  return encodeCursorPage(await call.engine.cursors.first(namespace, results, call.turns, batchSize));
}

export const getMore: Command = async ({ engine, body }) => {
  const batchSize = numberArgument(body, 'batchSize', 0) || Infinity;
  return encodeCursorPage(await engine.cursors.more(cursorId(body.getMore), batchSize));
};

export const killCursors: Command = ({ engine, body }) => {
  const ids = Array.isArray(body.cursors) ? body.cursors : [];
  const cursorsKilled = ids.filter((id) => engine.cursors.kill(cursorId(id)));
  return {
    cursorsKilled,
    cursorsNotFound: ids.filter((id) => !cursorsKilled.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
};

function cursorId(value: unknown): bigint {
  try {
    return BigInt(String(value));
  } catch {
    throw new CommandError(43, 'CursorNotFound', `cursor id ${String(value)} not found`);
  }
}
