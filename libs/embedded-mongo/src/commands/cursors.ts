import { Long } from 'bson';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import { encodeCursorPage } from '../wire/message.ts';
import { docArgument, numberArgument } from './arguments.ts';
import type { Call, Command } from './types.ts';

/** Replies with the first page of results; the command's `cursor` member may state its size. */
export async function pageReply(call: Call, namespace: string, results: readonly Doc[]): Promise<Buffer> {
  const batchSize = numberArgument(docArgument(call.body, 'cursor') ?? {}, 'batchSize', Infinity);
  const page = await call.engine.cursors.first(namespace, results.map(encode), call.turns, batchSize, Infinity);
  return encodeCursorPage(page);
}

export const getMore: Command = async ({ engine, body, database }) => {
  if (body.maxTimeMS !== undefined) throw badValue('cannot set maxTimeMS on getMore command');
  const batchSize = numberArgument(body, 'batchSize') || Infinity;
  const namespace = `${database}.${String(body.collection)}`;
  return encodeCursorPage(await engine.cursors.more(String(body.getMore), namespace, batchSize));
};

export const killCursors: Command = ({ engine, body }) => {
  const ids = (body.cursors as unknown[]).map((id) => Long.fromString(String(id)));
  const cursorsKilled = ids.filter((id) => engine.cursors.kill(String(id)));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
};
