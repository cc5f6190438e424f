import { insertRecord } from '../storage/records.ts';
import { namespaceOf, rawArgument } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import type { Command } from './types.ts';
import { runStatements, writeErrorsMember } from './write-errors.ts';

export const insert: Command = (call) => {
  const namespace = namespaceOf(call);
  const documents = rawArgument(call.body, 'documents');
  return call.write(async (batch) => {
    let n = 0;
    const errors = await runStatements(call, documents, (raw) => {
      insertRecord(batch, ensureCollection(batch, namespace), raw);
      n++;
    });
    return { n, ...writeErrorsMember(errors) };
  });
};
