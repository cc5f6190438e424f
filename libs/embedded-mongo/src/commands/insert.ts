import { insertRecord } from '../storage/records.ts';
import { namespaceOf, rawArgument } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import type { Command } from './types.ts';
import { writeStatements } from './write-statements.ts';

export const insert: Command = (call) => {
  const namespace = namespaceOf(call);
  const documents = rawArgument(call.body, 'documents');
  let n = 0;
  return writeStatements(
    call,
    documents,
    (batch, raw) => {
      insertRecord(batch, ensureCollection(batch, namespace), raw);
      n++;
    },
    () => ({ n }),
  );
};
