import { notSupported } from '../errors.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections, renameCollection } from './collections.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { deleteCommand } from './delete.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { buildInfo, hello, isMaster, ping, reserve, shutdown } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { checkOptions, type Options, options } from './options.ts';
import { endSessions } from './sessions.ts';
import type { Command } from './types.ts';
import { update } from './update.ts';

interface Entry {
  readonly run: Command;
  /** The options that the command knows; `undefined`: it reads those that it needs and ignores others. */
  readonly options: Options | undefined;
}

const entry = (run: Command, names = ''): Entry => ({ run, options: options(names) });
const anyOptions = (run: Command): Entry => ({ run, options: undefined });

/** All commands by their names on the wire. A map, so that `constructor` is no command. */
export const COMMANDS: ReadonlyMap<string, Entry> = new Map(
  Object.entries({
    hello: anyOptions(hello),
    isMaster: anyOptions(isMaster),
    ismaster: anyOptions(isMaster),
    ping: entry(ping),
    buildInfo: entry(buildInfo),
    listCollections: entry(listCollections, 'filter nameOnly cursor authorizedCollections'),
    create: entry(create),
    drop: entry(drop),
    dropDatabase: entry(dropDatabase),
    renameCollection: entry(renameCollection, 'to dropTarget'),
    createIndexes: entry(createIndexes, 'indexes commitQuorum'),
    listIndexes: entry(listIndexes, 'cursor'),
    dropIndexes: entry(dropIndexes, 'index'),
    insert: entry(insert, 'documents ordered bypassDocumentValidation'),
    update: entry(update, 'updates ordered bypassDocumentValidation'),
    delete: entry(deleteCommand, 'deletes ordered'),
    findAndModify: entry(findAndModify, 'query update remove new fields sort upsert bypassDocumentValidation'),
    find: entry(find, 'filter projection sort skip limit batchSize singleBatch hint allowDiskUse'),
    getMore: entry(getMore, 'collection batchSize'),
    killCursors: entry(killCursors, 'cursors'),
    aggregate: entry(aggregate, 'pipeline cursor hint allowDiskUse'),
    count: entry(count, 'query skip limit'),
    explain: entry(explain, 'verbosity'),
    endSessions: entry(endSessions),
    reserveEngine: anyOptions(reserve),
    shutdown: anyOptions(shutdown),
  }),
);

/** Throws with the name of an option that a command does not support. */
export function checkCommand(name: string, { options: known }: Entry, body: Record<string, unknown>): void {
  if (!known) return;
  checkOptions(name, Object.keys(body).slice(1), known);
  if (name === 'explain') checkExplained(body.explain);
  const level = (body.readConcern as { level?: unknown } | undefined)?.level;
  if (level === 'snapshot' || level === 'linearizable') throw notSupported(`readConcern ${level}`);
}

function checkExplained(command: unknown): void {
  const [inner = '', ...names] = Object.keys(command ?? {});
  checkOptions(inner, names, COMMANDS.get(inner)?.options ?? options(''));
}
