import { notSupported } from '../errors.ts';
import { docArgument } from './arguments.ts';
import { create, drop, dropDatabase, listCollections, renameCollection, validate } from './collections.ts';
import { aggregate, count } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { deleteCommand } from './delete.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { checkOptions, type Options, options } from './options.ts';
import type { Command } from './types.ts';
import { update } from './update.ts';

interface Entry {
  readonly run: Command;
  /** The options that the command knows. */
  readonly options: Options;
}

const entry = (run: Command, names: Record<string, string> = {}): Entry => ({ run, options: options(names) });

/** All commands by their names on the wire. A map, so that `constructor` is no command. */
export const COMMANDS: ReadonlyMap<string, Entry> = new Map(
  Object.entries({
    ping: entry(() => ({})),
    listCollections: entry(listCollections, { object: 'filter cursor', flag: 'nameOnly authorizedCollections' }),
    create: entry(create),
    drop: entry(drop),
    dropDatabase: entry(dropDatabase),
    renameCollection: entry(renameCollection, { string: 'to!', bool: 'dropTarget' }),
    validate: entry(validate),
    createIndexes: entry(createIndexes, { 'array of objects': 'indexes!', any: 'commitQuorum' }),
    listIndexes: entry(listIndexes, { object: 'cursor' }),
    dropIndexes: entry(dropIndexes, { any: 'index!' }),
    insert: entry(insert, { array: 'documents!', bool: 'ordered bypassDocumentValidation', any: 'txnNumber' }),
    update: entry(update, { array: 'updates!', bool: 'ordered bypassDocumentValidation', any: 'txnNumber' }),
    delete: entry(deleteCommand, { 'array of objects': 'deletes!', bool: 'ordered', any: 'txnNumber' }),
    findAndModify: entry(findAndModify, {
      object: 'query fields sort',
      any: 'update txnNumber',
      flag: 'remove new upsert bypassDocumentValidation',
    }),
    find: entry(find, {
      object: 'filter projection sort',
      whole: 'skip limit batchSize',
      bool: 'singleBatch',
      any: 'hint',
    }),
    getMore: entry(getMore, { string: 'collection!', whole: 'batchSize' }),
    killCursors: entry(killCursors, { array: 'cursors!' }),
    aggregate: entry(aggregate, { 'array of objects': 'pipeline!', object: 'cursor', any: 'hint' }),
    count: entry(count),
    // A session stores nothing here but the reply to its last retryable write, which expires by itself.
    endSessions: entry(() => ({})),
  }),
);

/** Throws with the name of an option that a command does not support. */
export function checkCommand(name: string, { options: known }: Entry, body: Record<string, unknown>): void {
  checkOptions(name, Object.fromEntries(Object.entries(body).slice(1)), known);
  const { level = 'local' } = docArgument(body, 'readConcern') ?? {};
  if (!['local', 'majority', 'available'].includes(String(level))) throw notSupported(`readConcern ${level}`);
  const { w = 1 } = docArgument(body, 'writeConcern') ?? {};
  if (w !== 0 && w !== 1 && w !== 'majority') throw notSupported(`writeConcern ${w}`);
}
