import type { Doc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { Matches } from '../query/matches.ts';
import type { Collection } from '../storage/collection.ts';
import { removeRecord } from '../storage/records.ts';
import { docArgument, listArgument, namespaceOf, numberArgument } from './arguments.ts';
import { checkOptions, DELETE_OPTIONS } from './options.ts';
import type { Command } from './types.ts';
import { writeStatements } from './write-statements.ts';

export const deleteCommand: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = listArgument<Doc>(call.body, 'deletes').map((statement) => {
    checkOptions('deletes', statement, DELETE_OPTIONS);
    const [filter, limit] = [docArgument(statement, 'q') ?? {}, numberArgument(statement, 'limit')];
    return { limit, matches: new Matches(filter, limit, call.turns) };
  });
  const reply = { n: 0 };
  return writeStatements(call, statements, reply, async (batch, { limit, matches }) => {
    if (limit > 1) throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const collection = batch.collections.get(namespace);
    for await (const stored of matches.in(batch, collection)) {
      removeRecord(batch, collection as Collection, stored);
      reply.n++;
    }
    return matches.areLeft;
  });
};
