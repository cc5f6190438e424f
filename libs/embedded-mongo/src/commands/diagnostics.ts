import os from 'node:os';
import { MAX_DOCUMENT_BYTES } from '../storage/records.ts';
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
  metrics: { cursor: { open: { total: engine.cursors.size } } },
});
