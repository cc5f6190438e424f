import { insertRecord } from '../storage/records.ts';
import { namespaceOf, rawArgument } from './arguments.ts';
import { ensureCollection } from './collections.ts';
import type { Command } from './types.ts';
import { writeStatements } from './write-statements.ts';

export const insert: Command = (call) => {
  const namespace = namespaceOf(call);
  const reply = { n: 0 };
  return writeStatements(call, rawArgument(call.body, 'documents'), reply, (batch, raw) => {
    insertRecord(batch, ensureCollection(batch, namespace), raw);
    reply.n++;
  });
};
