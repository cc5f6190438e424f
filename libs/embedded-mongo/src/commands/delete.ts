import { search } from '../query/search.ts';
import { removeRecord } from '../storage/records.ts';
import { docArgument, docsArgument, namespaceOf, numberArgument } from './arguments.ts';
import { checkOptions, DELETE_OPTIONS } from './options.ts';
import type { Command } from './types.ts';
import { runStatements, writeErrorsMember } from './write-errors.ts';

export const deleteCommand: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = docsArgument(call.body, 'deletes') ?? [];
  for (const statement of statements) checkOptions('a delete', Object.keys(statement), DELETE_OPTIONS);
  return call.write(async (batch) => {
    let n = 0;
    const errors = await runStatements(statements, call.body.ordered !== false, call.turns, async (statement) => {
      const collection = batch.collections.get(namespace);
      const options = { filter: docArgument(statement, 'q'), limit: numberArgument(statement, 'limit', 0) };
      for await (const stored of call.turns.results(search(batch, collection, options))) {
        if (collection) removeRecord(batch, collection, stored);
        n++;
      }
    });
    return { n, ...writeErrorsMember(errors) };
  });
};
