import { aggregate } from './aggregate.ts';
import { saslContinue, saslStart } from './authentication.ts';
import {
  collMod,
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  renameCollection,
} from './collections.ts';
import { count, distinct } from './count-distinct.ts';
import { getMore, killCursors } from './cursors.ts';
import { deleteCommand } from './delete.ts';
import { buildInfo, collStats, connectionStatus, dbStats, getParameter, ping, serverStatus } from './diagnostics.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { hello, isMaster, reserve, shutdown } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { endSessions, noTransaction, refreshSessions, startSession } from './sessions.ts';
import type { Command } from './types.ts';
import { update } from './update.ts';

/** All commands by their names on the wire. */
export const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  hello,
  isMaster,
  ismaster: isMaster,
  saslStart,
  saslContinue,
  ping,
  buildInfo,
  buildinfo: buildInfo,
  serverStatus,
  connectionStatus,
  getParameter,
  collStats,
  dbStats,
  listDatabases,
  listCollections,
  create,
  collMod,
  drop,
  dropDatabase,
  renameCollection,
  createIndexes,
  listIndexes,
  dropIndexes,
  insert,
  update,
  delete: deleteCommand,
  findAndModify,
  findandmodify: findAndModify,
  find,
  getMore,
  killCursors,
  aggregate,
  count,
  distinct,
  explain,
  startSession,
  endSessions,
  killSessions: endSessions,
  refreshSessions,
  commitTransaction: noTransaction,
  abortTransaction: noTransaction,
  reserveEngine: reserve,
  shutdown,
};

/** Commands that need no authentication. */
export const UNAUTHENTICATED_COMMANDS: ReadonlySet<string> = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'saslStart',
  'saslContinue',
  'ping',
  'reserveEngine',
]);

/** Commands that MongoDB refuses within a transaction. */
export const NON_TRANSACTIONAL_COMMANDS: ReadonlySet<string> = new Set([
  'collMod',
  'count',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'explain',
  'listCollections',
  'listIndexes',
  'renameCollection',
]);
