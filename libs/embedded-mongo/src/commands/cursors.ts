import { decodeExact, encode } from '../bson/codec.ts';
import { type Doc, tag } from '../bson/types.ts';
import { badValue, typeMismatch } from '../errors.ts';
import { encodeCursorPage } from '../wire/message.ts';
import { docArgument, numberArgument } from './arguments.ts';
import type { Call, Command } from './types.ts';

/** Replies with the first page of results; the command's `cursor` member may state its size. */
export async function pageReply(call: Call, namespace: string, results: readonly Doc[]): Promise<Buffer> {
  const batchSize = numberArgument(docArgument(call.body, 'cursor') ?? {}, 'batchSize', Infinity);
  const page = await call.engine.cursors.first(namespace, results.map(encode), call.turns, batchSize, Infinity);
  return encodeCursorPage(page);
}

export const getMore: Command = async ({ engine, body, raw, database }) => {
  if (body.maxTimeMS !== undefined) throw badValue('cannot set maxTimeMS on getMore command');
  const batchSize = numberArgument(body, 'batchSize') || Infinity;
  const namespace = `${database}.${String(body.collection)}`;
  return encodeCursorPage(await engine.cursors.more(cursorId(decodeExact(raw).getMore), namespace, batchSize));
};

export const killCursors: Command = ({ engine, raw }) => {
  const ids = decodeExact(raw).cursors as unknown[];
  const texts = ids.map(cursorId);
  const isKilled = texts.map((id) => engine.cursors.kill(id));
  const [cursorsKilled, cursorsNotFound] = [true, false].map((one) => ids.filter((_, at) => isKilled[at] === one));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
};

function cursorId(id: unknown): string {
  if (tag(id) === 'Long') return String(id);
  throw typeMismatch(`The cursor id ${id} is the wrong type, expected type 'long'`);
}
