import { MAX_DOCUMENT_BYTES } from '../storage/records.ts';
import type { Command } from './types.ts';

export const ping: Command = () => ({});

export const buildInfo: Command = () => ({
  version: '7.0.0',
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded',
  modules: ['embedded'],
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['sqlite'],
});
