import os from 'node:os';
import { splitNamespace } from '../storage/collection.ts';
import { MAX_DOCUMENT_BYTES } from '../storage/records.ts';
import { namespaceOf } from './arguments.ts';
import type { Command } from './types.ts';

const VERSION = '7.0.0';

export const ping: Command = () => ({});

export const buildInfo: Command = () => ({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded',
  modules: ['embedded'],
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['sqlite'],
});

export const serverStatus: Command = ({ engine }) => ({
  host: os.hostname(),
  version: VERSION,
  process: 'embedded',
  pid: process.pid,
  uptime: (Date.now() - engine.startedAt) / 1000,
  localTime: new Date(),
  connections: { current: engine.connectionCount(), available: 10_000 },
  storageEngine: { name: 'sqlite' },
  mem: { resident: Math.round(process.memoryUsage.rss() / 1_000_000) },
  metrics: { cursor: { open: { total: engine.cursors.size } }, transactions: { open: engine.transactions.size } },
});

export const connectionStatus: Command = () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } });

export const getParameter: Command = () => ({ featureCompatibilityVersion: { version: '7.0' } });

export const collStats: Command = (call) => {
  const ns = namespaceOf(call);
  const collection = call.view.collections.get(ns);
  const count = collection ? call.engine.database.catalog.count(collection.id) : 0;
  return { ns, count, size: 0, storageSize: 0, nindexes: collection?.indexes.length ?? 0, capped: false };
};

export const dbStats: Command = ({ database, view, engine }) => {
  const own = [...view.collections.values()].filter(({ namespace }) => splitNamespace(namespace).database === database);
  return {
    db: database,
    collections: own.length,
    objects: own.reduce((sum, { id }) => sum + engine.database.catalog.count(id), 0),
    indexes: own.reduce((sum, { indexes }) => sum + indexes.length, 0),
  };
};
