import type { Doc } from '../bson/types.ts';
import { failedToParse } from '../errors.ts';
import { search } from '../query/search.ts';
import { removeRecord } from '../storage/records.ts';
import { docArgument, listArgument, namespaceOf, numberArgument } from './arguments.ts';
import { checkOptions, DELETE_OPTIONS } from './options.ts';
import type { Command } from './types.ts';
import { runStatements, writeErrorsMember } from './write-errors.ts';

export const deleteCommand: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = listArgument<Doc>(call.body, 'deletes');
  for (const statement of statements) checkOptions('deletes', statement, DELETE_OPTIONS);
  return call.write(async (batch) => {
    let n = 0;
    const errors = await runStatements(call, statements, async (statement) => {
      const collection = batch.collections.get(namespace);
      const limit = numberArgument(statement, 'limit');
      if (limit > 1) throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
      const options = { filter: docArgument(statement, 'q'), limit };
      for await (const stored of call.turns.results(search(batch, collection, options))) {
        if (collection) removeRecord(batch, collection, stored);
        n++;
      }
    });
    return { n, ...writeErrorsMember(errors) };
  });
};
