import { search } from '../query/search.ts';
import { removeRecord } from '../storage/records.ts';
import { docArgument, docsArgument, namespaceOf, numberArgument } from './arguments.ts';
import type { Command } from './types.ts';
import { runStatements, writeErrorsMember } from './write-errors.ts';

export const deleteCommand: Command = (call) => {
  const namespace = namespaceOf(call);
  const statements = docsArgument(call.body, 'deletes') ?? [];
  const variables = docArgument(call.body, 'let');
  return call.write((batch) => {
    let n = 0;
    const errors = runStatements(batch, statements, call.body.ordered !== false, (statement) => {
      const collection = batch.collections.get(namespace);
      const { collation, hint } = statement;
      const options = {
        filter: docArgument(statement, 'q'),
        limit: numberArgument(statement, 'limit', 0),
        collation,
        hint,
        variables,
      };
      for (const stored of [...search(batch, collection, options)]) {
        if (collection) removeRecord(batch, collection, stored);
        n++;
      }
    });
    return { n, ...writeErrorsMember(errors) };
  });
};
